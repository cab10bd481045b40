import { MAX_LINE_QUANTITY } from '@adunni/contracts/cart/cart';
import classes from './quantity-stepper.module.css';

interface Props {
  value: number;
  /** Most that can be had; null when only the general limit holds. */
  most: number | null;
  label: string;
  onChange: (quantity: number) => void;
}

/**
 * How many pieces, by buttons of a finger’s size; from more than can be had, one fewer is as many as can. A button at
 * its end is not disabled, which would take the focus from who just pressed it.
 */
export function QuantityStepper({ value, most, label, onChange }: Props) {
  const limit = Math.min(most ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
  const [fewer, more] = [Math.max(1, Math.min(value - 1, limit)), Math.min(value + 1, limit)];
  return (
    <fieldset className={classes.stepper}>
      <legend className={classes.legend}>{label}</legend>
      <button
        type="button"
        onClick={() => fewer < value && onChange(fewer)}
        aria-disabled={fewer >= value || undefined}
        aria-label="Decrease quantity"
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        onClick={() => more > value && onChange(more)}
        aria-disabled={more <= value || undefined}
        aria-label="Increase quantity"
      >
        +
      </button>
    </fieldset>
  );
}
