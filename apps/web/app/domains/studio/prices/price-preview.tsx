import { toNaira } from '@adunni/contracts/money';
import { priceOf } from '@adunni/contracts/studio/price-of';
import type { DesignRecipe } from '@adunni/contracts/studio/recipe';
import { type Wearer, yardsOf } from '@adunni/contracts/studio/yards';
import { GARMENTS as DRAWN } from '@adunni/garment-art/recipes/choices';
import { describe } from '@adunni/garment-art/recipes/describe';
import { countOf } from '../../../kit/count-of.ts';
import { naira } from '../../../kit/money/naira.ts';
import { type PriceValues, toForm, toList } from './price-values.ts';
import classes from './prices.module.css';

/** A body for which examples are priced, mm. */
const EXAMPLE_BODY: Wearer = { height: 1700, girth: 980 };

/** What customers would be shown for an example of each garment that is offered. */
export function PricePreview({ values }: { values: PriceValues }) {
  const list = toList(toForm(values));
  if (list.garments.length === 0) return <p>No garments offered yet.</p>;
  return (
    <ul className={classes.preview}>
      {list.garments.map(({ garment }) => {
        const { start } = DRAWN[garment];
        const recipe = start as DesignRecipe;
        const yards = yardsOf(recipe, EXAMPLE_BODY);
        const priced = yards && priceOf(recipe, list, yards);
        return (
          <li key={garment}>
            <h3>{describe(start)}</h3>
            {priced?.price ? (
              <dl>
                {priced.price.lines.map((line) => (
                  <div key={line.label}>
                    <dt>{line.label}</dt>
                    <dd>{naira(toNaira(line.low))}</dd>
                  </div>
                ))}
                <div data-total="">
                  <dt>Total, ready in {countOf(priced.price.days, 'day')}</dt>
                  <dd>{naira(toNaira(priced.price.low))}</dd>
                </div>
              </dl>
            ) : (
              <p>You don’t offer: {priced?.missing?.join(', ')}.</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
