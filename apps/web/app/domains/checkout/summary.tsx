import type { Quote } from '@adunni/contracts/checkout/checkout';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { makingDays } from '@adunni/contracts/orders/arrival';
import { beforeHandover } from '@adunni/contracts/orders/balance-terms';
import { LEAST_PAYMENT } from '@adunni/contracts/payments/least';
import { Text } from '@mantine/core';
import { Charge, ChargeText } from '../../kit/money/charge.tsx';
import { SummaryFrame } from '../cart/public/summary-frame.tsx';
import { SummaryLines } from '../cart/public/summary-lines.tsx';
import { Totals } from '../cart/public/totals.tsx';
import { fittingText, useMeasuring } from '../services/public/measuring.ts';
import { arrivalWords } from './arrival-words.ts';
import type { Draft } from './draft.ts';
import { measuredItems } from './measured-items.ts';
import classes from './summary.module.css';

/** Said of a total that no provider charges. */
const TOO_LITTLE = `Nothing to pay: amounts below ₦${LEAST_PAYMENT} are not charged.`;

interface Props {
  quote: Quote;
  /** The delivery that the quote is for. */
  option: Draft['deliveryOption'];
  countryCode: string;
  /** The person’s, by whose names lines say what they are made from. */
  profiles: readonly MeasurementProfile[];
  busy: boolean;
}

/** What is ordered and what it costs, in sight at every step. */
export function Summary({ quote, option, countryCode, profiles, busy }: Props) {
  const isDeposit = quote.dueNow > 0 && quote.dueNow < quote.totalAmount;
  return (
    <SummaryFrame
      total={<Charge amount={isDeposit ? quote.dueNow : quote.totalAmount} />}
      totalLabel={isDeposit ? 'Due now' : undefined}
      busy={busy}
    >
      <div className={classes.parts}>
        {quote.parts.map(({ maker, arrival, items }) => (
          <section key={maker.slug} className={classes.part} aria-label={maker.name}>
            <Text size="sm" c="dimmed">
              Made by {maker.name}. {arrivalWords(arrival, option)}.
              {items.some(({ product }) => product.kind === 'made-to-measure') && (
                <Fittings maker={maker.slug} leadDaysMax={makingDays(items.map(({ product }) => product))} />
              )}
            </Text>
            <SummaryLines items={measuredItems(items, profiles)} charged />
          </section>
        ))}
      </div>
      <Totals amounts={quote} charged estimated {...(option !== 'pickup' && { deliveredTo: countryCode })} />
      {quote.dueNow === 0 && quote.totalAmount > 0 && <Text>{TOO_LITTLE}</Text>}
      {isDeposit && (
        <Text>
          <strong>
            Due now: <ChargeText amount={quote.dueNow} />
          </strong>
          . The balance is due {beforeHandover(option)}.
        </Text>
      )}
    </SummaryFrame>
  );
}

/** Where what is made to measure can be tried on, where its maker offers that. */
function Fittings({ maker, leadDaysMax }: { maker: string; leadDaysMax: number }) {
  const found = useMeasuring(maker);
  const text = found && fittingText(found, leadDaysMax);
  return text && ` ${text}.`;
}
