import type { Slot } from '@adunni/contracts/availability/availability';
import { momentText } from '../clocks/times.ts';
import classes from './free-chips.module.css';

interface Props {
  /** What they are: `Next free times`. */
  label: string;
  slots: readonly Slot[];
  zone: string;
  onChoose: (start: string) => void;
}

/** Free times to choose by one press; nothing when there are none. */
export function FreeChips({ label, slots, zone, onChoose }: Props) {
  if (slots.length === 0) return null;
  return (
    <section aria-label={label}>
      <p className={classes.label}>{label}</p>
      <ul className={classes.chips}>
        {slots.map(({ start }) => (
          <li key={start}>
            <button type="button" onClick={() => onChoose(start)}>
              {momentText(start, zone)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
