import type { Quote } from '@adunni/contracts/checkout/checkout';
import { dutiesText } from '@adunni/contracts/help/duties';
import { dutyGuideOf } from '@adunni/contracts/help/duty-guides';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { beforeHandover, depositTerms, unpaidSentence } from '@adunni/contracts/orders/balance-terms';
import { CANCEL_TERMS } from '@adunni/contracts/orders/cancel-terms';
import { PICKUP_TERMS } from '@adunni/contracts/orders/pickup';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { newKey } from '../../kit/api/new-key.ts';
import { attemptOf } from '../../kit/forms/attempt.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { naira } from '../../kit/money/naira.ts';
import { SummaryLines } from '../cart/public/summary-lines.tsx';
import { DutyRule } from '../help/public/duty-guide.tsx';
import { TermsLine } from '../legal/public/terms-line.tsx';
import { useTermsShown } from '../legal/public/use-terms.ts';
import { lackingText } from '../measurements/public/choice/choosing.ts';
import { arrivalWords } from './arrival-words.ts';
import type { Draft } from './draft.ts';
import type { Faults } from './faults.ts';
import { measuredItems } from './measured-items.ts';
import { PickupPlaces } from './pickup-places.tsx';
import { Problems } from './problems.tsx';
import classes from './review.module.css';
import { type Placement, placementOf, usePlaceOrder } from './use-place-order.ts';

interface Props {
  draft: Draft;
  quote: Quote;
  /** While the quote is asked anew: what is on show may no longer hold. */
  asking: boolean;
  countryCode: string;
  /** The person’s, by whose names lines say what they are made from. */
  profiles: readonly MeasurementProfile[];
  change: (changes: Partial<Draft>) => void;
  ask: () => Promise<void>;
  /** Leads to the fields for which placing was refused. */
  correct: (faults: Faults) => void;
}

/** The last look before the order is placed. */
export function Review({ draft, quote, asking, countryCode, profiles, change, ask, correct }: Props) {
  const { busy, problem, place } = usePlaceOrder(ask, correct);
  const termsShown = useTermsShown();
  const [waiting, setWaiting] = useState(false);
  const [tried, setTried] = useState<number | null>(null);
  const changed = problem !== null && tried !== null && tried !== quote.totalAmount;

  async function order(): Promise<void> {
    setWaiting(true);
    const termsVersionId = await termsShown();
    setWaiting(false);
    const body = { ...placementOf(draft, quote, countryCode), ...(termsVersionId && { termsVersionId }) };
    const attempt = attemptOf(draft.attempt, body, newKey, withoutTerms);
    change({ attempt });
    setTried(quote.totalAmount);
    void place(attempt);
  }

  return (
    <Stack gap="lg">
      <Problems problems={quote.problems} />
      <div className={classes.lines}>
        <SummaryLines items={quote.parts.flatMap(({ items }) => measuredItems(items, profiles))} charged />
      </div>
      <Arrivals quote={quote} option={draft.deliveryOption} />
      {draft.deliveryOption === 'pickup' && (
        <Text component="div">
          Pick up at:
          <PickupPlaces pickup={quote.pickup} />
          <p className={classes.kept}>{PICKUP_TERMS}</p>
        </Text>
      )}
      <Unmeasured quote={quote} />
      <PartlyMeasured quote={quote} profiles={profiles} />
      <Returns quote={quote} />
      {draft.deliveryOption !== 'pickup' && <ImportDuties countryCode={countryCode} />}
      {quote.dueNow > 0 && (
        <Text>
          You are charged in naira: <Money amount={quote.dueNow} charged /> now
          {quote.dueNow < quote.totalAmount && `, the balance ${beforeHandover(draft.deliveryOption)}`}. We reserve your
          items while you pay.
        </Text>
      )}
      {quote.ifUnpaid && <Text>{depositTerms(sentenceOf(quote.ifUnpaid))}</Text>}
      <TermsLine by="By placing this order" />
      <FormProblem message={problem} />
      {changed && (
        <Text role="status">
          The total was <Money amount={tried} charged /> and is now{' '}
          <strong>
            <Money amount={quote.totalAmount} charged />
          </strong>
          .
        </Text>
      )}
      <Button
        size="lg"
        loading={busy || waiting}
        disabled={asking || quote.problems.length > 0}
        onClick={() => void order()}
      >
        {changed ? 'Accept new total and pay' : 'Place order and pay'}
        {quote.dueNow > 0 && (
          <span className={classes.due}>
            <Money amount={quote.dueNow} charged />
          </span>
        )}
      </Button>
    </Stack>
  );
}

/** An order without the version of the terms, which the page may come to know between one try and the next. */
const withoutTerms = ({ termsVersionId: _shown, ...order }: Placement) => order;

/** When it arrives, by maker where there are several: what placing the order promises. */
function Arrivals({ quote: { parts }, option }: { quote: Quote; option: Draft['deliveryOption'] }) {
  return (
    <ul className={classes.arrivals} aria-label="When it arrives">
      {parts.map(({ maker, arrival }) => (
        <li key={maker.slug}>
          <strong>{arrivalWords(arrival, option)}</strong>
          {parts.length > 1 && <span>{maker.name}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What becomes of the deposit when the balance is never paid. */
const sentenceOf = ({ kept, back }: NonNullable<Quote['ifUnpaid']>): string =>
  unpaidSentence(kept > 0 ? naira(kept) : null, back > 0 ? naira(back) : null);

/** The ways of being measured after ordering, and what waits for it. */
const ONCE_MEASURED =
  'Add them yourself, or book a measuring visit from your order where the maker offers one. Work starts once they are there, and your order stays open until then.';

/** Says for what measurements follow, and where that can still be changed. */
function Unmeasured({ quote }: { quote: Quote }) {
  const lines = quote.parts
    .flatMap(({ items }) => items)
    .filter(({ product, measurementProfileId }) => product.kind === 'made-to-measure' && !measurementProfileId);
  if (lines.length === 0) return null;
  const isLost = lines.some(({ measureLater }) => !measureLater);
  return (
    <Text role={isLost ? 'status' : undefined}>
      {isLost && 'Some measurements are no longer available. '}
      We’ll ask for the measurements after you order, for: {lines.map(({ product }) => product.title).join(', ')}.{' '}
      {ONCE_MEASURED}{' '}
      <Anchor component={Link} to="/cart" underline="always">
        Choose measurements in your cart
      </Anchor>
    </Text>
  );
}

/** Says what of measurements follows where a chosen profile has not all that a product needs. */
function PartlyMeasured({ quote, profiles }: Pick<Props, 'quote' | 'profiles'>) {
  const lines = quote.parts
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const lacking = lackingText(item, profiles);
      return lacking ? [`${item.product.title} (${lacking})`] : [];
    });
  if (lines.length === 0) return null;
  return (
    <Text>
      We’ll ask for the missing measurements after you order, for: {lines.join('; ')}. {ONCE_MEASURED}{' '}
      <Anchor component={Link} to="/cart" underline="always">
        Complete measurements in your cart
      </Anchor>
    </Text>
  );
}

/** What an order that leaves Nigeria costs beyond its price. */
function ImportDuties({ countryCode }: { countryCode: string }) {
  if (countryCode === 'NG') return null;
  const guide = dutyGuideOf(countryCode);
  return (
    <Text className={classes.duties}>
      {dutiesText(countryCode)}{' '}
      {guide && (
        <>
          As a guide: <DutyRule guide={guide} />{' '}
        </>
      )}
      <Anchor href="/support/shipping#duties" target="_blank" rel="noreferrer" underline="always">
        How delivery abroad works
      </Anchor>
    </Text>
  );
}

/** Says which pieces cannot be sent back, and until when they can be cancelled, before they are paid. */
function Returns({ quote }: { quote: Quote }) {
  const final = quote.parts.flatMap(({ items }) => items).filter(({ product }) => !product.returnable);
  if (final.length === 0) return null;
  const terms = new Set(final.map(({ product }) => CANCEL_TERMS[product.kind]));
  return (
    <Text>
      {[...terms].join(' ')} Made to order, so not returnable for a change of mind:{' '}
      {final.map(({ product }) => product.title).join(', ')}. If an item does not match your order, it is altered,
      remade or refunded.
    </Text>
  );
}
