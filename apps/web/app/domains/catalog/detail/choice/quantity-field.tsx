import classes from './quantity-field.module.css';

interface Props {
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** How many pieces, from one to what can be had. A button at its end keeps the focus, so it is not quite disabled. */
export function QuantityField({ value, most, onChange }: Props) {
  const set = (next: number): void => onChange(Math.min(Math.max(Math.trunc(next) || 1, 1), most));
  return (
    <div className={classes.quantity}>
      <span id="quantity" className={classes.label}>
        Quantity
      </span>
      <div className={classes.field}>
        <button
          type="button"
          aria-label="Decrease quantity"
          aria-disabled={value <= 1 || undefined}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-labelledby="quantity"
          min={1}
          max={most}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          aria-label="Increase quantity"
          aria-disabled={value >= most || undefined}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
