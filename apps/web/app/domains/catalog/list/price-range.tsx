import type { ProductFacets } from '@adunni/contracts/catalog';
import type { ListState } from './list-state.ts';
import classes from './price-range.module.css';

/** Lowest and highest price in naira; applied on Enter or by its button. */
export function PriceRange({ state, range }: { state: ListState; range: ProductFacets['price'] }) {
  return (
    <div className={classes.range}>
      <Bound name="minPrice" label="From" value={state.minPrice} placeholder={range.min} />
      <Bound name="maxPrice" label="To" value={state.maxPrice} placeholder={range.max} />
      <button type="submit" className={classes.apply}>
        Apply
      </button>
    </div>
  );
}

interface BoundProps {
  name: 'minPrice' | 'maxPrice';
  label: string;
  value: number | null;
  placeholder: number;
}

function Bound({ name, label, value, placeholder }: BoundProps) {
  return (
    <label className={classes.bound}>
      <span className={classes.label}>{label} (₦)</span>
      <input
        key={value}
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        step="any"
        defaultValue={value ?? ''}
        placeholder={String(Math.round(placeholder))}
        className={classes.input}
      />
    </label>
  );
}
