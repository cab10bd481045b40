import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { useState } from 'react';
import { day } from '../../../kit/dates.ts';
import { takenLabel } from '../labels.ts';
import { LengthList } from '../profile/length-list.tsx';
import classes from './made-from.module.css';
import { UnitSwitch } from './sizes/unit-switch.tsx';

interface Props {
  frozen: FrozenMeasurements;
  /** Whether they show at once, as for who has asked to read them. */
  isOpen?: boolean;
}

/** Measurements as they were when something was booked, folded away. */
export function FrozenLengths({ frozen, isOpen = false }: Props) {
  const [unit, setUnit] = useState(frozen.unit);
  return (
    <details className={classes.made} open={isOpen}>
      <summary>Measurements of {frozen.name}</summary>
      <div className={classes.inside}>
        <p>
          {takenLabel(frozen)}. Saved with the booking on {day(frozen.frozenAt)}. Later profile changes don’t affect
          them.
        </p>
        <UnitSwitch unit={unit} onChange={setUnit} />
        <LengthList figure={frozen.figure} values={frozen.values} unit={unit} />
      </div>
    </details>
  );
}
