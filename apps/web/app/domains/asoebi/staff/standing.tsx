import type { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { countOf } from '../../../kit/count-of.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';

/** How an event stands in figures; nothing before it was opened. */
export function Standing({ record: { status, figures } }: { record: RecordOf<typeof asoEbiEventResource> }) {
  if (status === 'draft') return null;
  const { total, money } = figures;
  return (
    <Section title="How it stands">
      <Facts
        facts={[
          ['Guests', `${countOf(total.invited, 'guest')}, ${total.opened} opened`],
          ['Orders', `${total.paid} paid, ${total.partPaid} with a deposit, ${total.reserved} reserved`],
          ['Sets', `${countOf(total.sets, 'set')}, ${total.ready} ready, ${total.collected} handed over`],
          ['Received', money && <Money key="received" amount={money.received} charged />],
          ['Outstanding', money && <Money key="outstanding" amount={money.outstanding} charged />],
          ['Refunded', money && <Money key="refunded" amount={money.refunded} charged />],
          ['Our fee', money && <Money key="fees" amount={money.fees} charged />],
          ['Paid out to makers', money && <Money key="paidOut" amount={money.paidOut} charged />],
        ]}
      />
    </Section>
  );
}
