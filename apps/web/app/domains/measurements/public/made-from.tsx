import { agreedOf } from '@adunni/contracts/measurements/agreed';
import type { OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { useState } from 'react';
import { day } from '../../../kit/dates.ts';
import { takenLabel } from '../labels.ts';
import { LengthList } from '../profile/length-list.tsx';
import { whoseMeasurements } from './choice/choosing.ts';
import classes from './made-from.module.css';
import { UnitSwitch } from './sizes/unit-switch.tsx';

interface Props {
  line: OrderMeasurements | undefined;
  /** To who ordered it. */
  isOwn?: boolean;
  /** Whether they show at once, as for who has asked to read them. */
  isOpen?: boolean;
}

/** What a piece of an order is made from, folded away; nothing when it was made without a profile. */
export function MadeFrom({ line, isOwn = false, isOpen = false }: Props) {
  const nameOf = isOwn ? whoseMeasurements : (name: string) => `Measurements of ${name}`;
  const agreed = line && agreedOf(line);
  const [unit, setUnit] = useState<LengthUnit>(agreed?.unit ?? 'cm');
  if (!line || (!agreed && !line.wanted)) return null;
  if (!agreed) return <p className={classes.none}>Measurements to follow</p>;
  const { frozen } = line;
  return (
    <details className={classes.made} open={isOpen}>
      <summary>{frozen ? nameOf(frozen.name) : 'Measurements from a fitting'}</summary>
      <div className={classes.inside}>
        {frozen && (
          <p>
            {takenLabel(frozen)}. Saved with the order on {day(frozen.frozenAt)}. Later profile changes don’t affect
            them; only measurements from a fitting that {isOwn ? 'you accept' : 'the customer accepts'} do.
          </p>
        )}
        {agreed.fitted.size > 0 && <p>Highlighted measurements were updated at a fitting.</p>}
        <UnitSwitch unit={unit} onChange={setUnit} />
        <LengthList figure={agreed.figure} values={agreed.values} unit={unit} marked={agreed.fitted} />
        {line.replaced.map(({ measurements, replacedAt }) => (
          <details key={replacedAt}>
            <summary>{`Until ${day(replacedAt)}: ${nameOf(measurements.name)}`}</summary>
            <LengthList figure={measurements.figure} values={measurements.values} unit={unit} />
          </details>
        ))}
      </div>
    </details>
  );
}
