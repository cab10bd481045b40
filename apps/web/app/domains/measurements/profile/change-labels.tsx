import type { Figure } from '@adunni/contracts/measurements/catalogue';
import { labelOf } from '@adunni/contracts/measurements/catalogue';
import type { LengthChange } from '@adunni/contracts/measurements/rules';
import { type LengthUnit, lengthLabel, lengthText } from '@adunni/contracts/measurements/units';
import classes from './change-labels.module.css';

interface Props {
  changes: readonly LengthChange[];
  figure: Figure;
  unit: LengthUnit;
}

/** What changed of somebody’s lengths: `Waist girth 74 → 76 cm`. */
export function ChangeLabel({ changes, figure, unit }: Props) {
  return (
    <ul className={classes.changes}>
      {changes.map(({ measure, from, to }) => (
        <li key={measure}>
          {labelOf(measure, figure)} <span>{words(from, to, unit)}</span>
        </li>
      ))}
    </ul>
  );
}

function words(from: number | null, to: number | null, unit: LengthUnit): string {
  if (to === null) return 'removed';
  return from === null ? `new, ${lengthLabel(to, unit)}` : `${lengthText(from, unit)} → ${lengthLabel(to, unit)}`;
}
