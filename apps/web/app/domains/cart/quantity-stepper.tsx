import { MAX_LINE_QUANTITY } from '@adunni/contracts/cart';
import classes from './quantity-stepper.module.css';

interface Props {
  value: number;
  /** Most that can be had; null when only the general limit holds. */
  most: number | null;
  label: string;
  onChange: (quantity: number) => void;
}

/** How many pieces, by buttons of a finger’s size; from more than can be had, one fewer is as many as can. */
export function QuantityStepper({ value, most, label, onChange }: Props) {
  const limit = Math.min(most ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
  return (
    <fieldset className={classes.stepper}>
      <legend className={classes.legend}>{label}</legend>
      <button
        type="button"
        onClick={() => onChange(Math.max(1, Math.min(value - 1, limit)))}
        disabled={value <= 1}
        aria-label="One fewer"
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" onClick={() => onChange(value + 1)} disabled={value >= limit} aria-label="One more">
        +
      </button>
    </fieldset>
  );
}
