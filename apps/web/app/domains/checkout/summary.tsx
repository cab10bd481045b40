import type { Quote } from '@adunni/contracts/checkout';
import { Text } from '@mantine/core';
import { Money } from '../../kit/money/currency-context.tsx';
import { Totals } from '../../kit/money/totals.tsx';
import { Picture } from '../../kit/picture.tsx';
import classes from './summary.module.css';

const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(iso));

/** What is ordered, by maker, and what it costs; in sight at every step. */
export function Summary({ quote, busy }: { quote: Quote; busy: boolean }) {
  return (
    <aside className={classes.aside} aria-label="Your order" aria-busy={busy}>
      <details className={classes.pieces} open>
        <summary>
          <span>Your order</span>
          <Money amount={quote.totalAmount} charged />
        </summary>
        {quote.parts.map((part) => (
          <section key={part.maker.slug}>
            <Text size="sm" c="dimmed">
              {part.maker.name}, ready by {day(part.readyBy)}
            </Text>
            <ul>
              {part.items.map((item) => (
                <li key={item._id}>
                  <span className={classes.picture}>
                    {item.product.picture && <Picture picture={item.product.picture} sizes="4rem" alt="" />}
                  </span>
                  <span>
                    {item.product.title}
                    <Text span size="sm" c="dimmed" display="block">
                      {[item.variant?.size, item.variant?.colour, ...item.options.map(({ choice }) => choice)]
                        .filter(Boolean)
                        .join(' · ')}
                      {item.quantity > 1 && ` × ${item.quantity}`}
                    </Text>
                  </span>
                  <Money amount={item.totalPrice} charged />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
      <Totals amounts={quote} charged />
      {quote.dueNow < quote.totalAmount && (
        <Text>
          Due now: <Money amount={quote.dueNow} charged />. The balance is due before dispatch.
        </Text>
      )}
    </aside>
  );
}
