import { useMoney } from '../money/use-money.ts';
import { FilterGroup } from './filter-group.tsx';
import classes from './price-range.module.css';

/** Names of the fields, whose amounts a filter form turns into naira. */
export const PRICE_FIELDS = ['minPrice', 'maxPrice'] as const;
const WORDS = { minPrice: 'From', maxPrice: 'To' } as const;

interface Props {
  /** Bounds in naira; null does not filter. */
  state: { minPrice: number | null; maxPrice: number | null };
  /** Lowest and highest price that there is, in naira. */
  range: { min: number; max: number };
}

/** Lowest and highest price in the currency that prices are shown in; applied on Enter or by its button. */
export function PriceRange({ state, range }: Props) {
  const { symbol, fromNaira } = useMoney();
  const ends = { minPrice: range.min, maxPrice: range.max };
  return (
    <FilterGroup legend="Price" isOpen>
      <div className={classes.range}>
        {PRICE_FIELDS.map((name) => {
          const bound = state[name];
          return (
            <label key={name} className={classes.bound}>
              <span className={classes.label}>
                {WORDS[name]} ({symbol})
              </span>
              <input
                key={`${bound} ${symbol}`}
                type="number"
                inputMode="decimal"
                name={name}
                min={0}
                step="any"
                defaultValue={bound === null ? '' : fromNaira(bound)}
                placeholder={String(Math.round(fromNaira(ends[name])))}
                className={classes.input}
              />
            </label>
          );
        })}
        <button type="submit" className={classes.apply}>
          Apply
        </button>
      </div>
    </FilterGroup>
  );
}
