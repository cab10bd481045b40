import type { Quote } from '@adunni/contracts/checkout/checkout';
import { LEAST_PAYMENT } from '@adunni/contracts/payments/least';
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { nearDay } from '../../kit/dates.ts';
import { FactLine } from '../../kit/fact-line.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { Picture } from '../../kit/pictures/picture.tsx';
import { Totals } from '../cart/public/totals.tsx';
import classes from './summary.module.css';

/** Said of a total that no provider charges. */
const TOO_LITTLE = `Nothing to pay: less than ₦${LEAST_PAYMENT} cannot be charged.`;

const WIDE = '(min-width: 62em)';

/** What is ordered and what it costs, in sight at every step: beside them, or on a phone in a bar that opens. */
export function Summary({ quote, busy }: { quote: Quote; busy: boolean }) {
  const wide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches);
  const total = (
    <span className={classes.sum} aria-live="polite">
      <Money amount={quote.totalAmount} charged />
    </span>
  );
  if (wide)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      <aside className={classes.aside} aria-label="Your order" aria-busy={busy} tabIndex={0}>
        <p className={classes.head}>
          <span>Your order</span>
          {total}
        </p>
        <Contents quote={quote} />
      </aside>
    );
  return (
    <aside className={classes.bar} aria-label="Your order" aria-busy={busy}>
      <details>
        <summary className={classes.head}>
          <span>Your order</span>
          {total}
        </summary>
        <div className={classes.opened}>
          <Contents quote={quote} />
        </div>
      </details>
    </aside>
  );
}

function Contents({ quote }: { quote: Quote }) {
  return (
    <>
      <div className={classes.parts}>
        {quote.parts.map((part) => (
          <Part key={part.maker.slug} part={part} />
        ))}
      </div>
      <Totals amounts={quote} charged />
      {quote.dueNow === 0 && quote.totalAmount > 0 && <Text>{TOO_LITTLE}</Text>}
      {quote.dueNow > 0 && quote.dueNow < quote.totalAmount && (
        <Text>
          <strong>
            Due now: <Money amount={quote.dueNow} charged />
          </strong>
          . The balance is due before dispatch.
        </Text>
      )}
    </>
  );
}

function Part({ part }: { part: Quote['parts'][number] }) {
  return (
    <section className={classes.part} aria-label={part.maker.name}>
      <Text size="sm" c="dimmed">
        {part.maker.name}, ready by {nearDay(part.readyBy)}
      </Text>
      <ul>
        {part.items.map((item) => (
          <li key={item._id}>
            <span className={classes.picture}>
              {item.product.picture && <Picture picture={item.product.picture} sizes="4rem" alt="" />}
            </span>
            <div>
              <span className={classes.line}>
                <span>
                  {item.product.title}
                  {item.quantity > 1 && ` × ${item.quantity}`}
                </span>
                <Money amount={item.totalPrice} charged />
              </span>
              <span className={classes.choices}>
                <FactLine>{choicesOf(item)}</FactLine>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const choicesOf = ({ variant, options }: Quote['parts'][number]['items'][number]): (string | undefined)[] => [
  variant?.size,
  variant?.colour,
  ...options.map(({ choice }) => choice),
];
