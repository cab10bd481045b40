import { toKobo, toNaira } from '@adunni/contracts/money';
import type { Service } from '@adunni/contracts/services/services';
import { useMoney } from '../../../kit/money/use-money.ts';
import { PolicyTerms } from '../public/policy-terms.tsx';

/** On what terms a booking of the service can be changed and cancelled. */
export function Policy({ service }: { service: Service }) {
  const { cancellationPolicy: policy, place, duration, deposit, seats, confirmation } = service;
  const { text } = useMoney();
  return (
    <section aria-labelledby="policy">
      <h2 id="policy">Changes and cancellations</h2>
      {seats > 1 && deposit > 0 && <p>Amounts are per seat.</p>}
      <PolicyTerms
        terms={{
          ...{ policy, place, duration, deposit: toKobo(deposit), paid: null, startsAt: null, now: null },
          isRequest: confirmation === 'request',
        }}
        writing={{ amount: (amount) => text(toNaira(amount)), moment: String }}
        added={service.policy}
      />
    </section>
  );
}
