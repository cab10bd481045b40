import { LENGTH_UNITS, type LengthUnit } from '@adunni/contracts/measurements/units';
import { useId } from 'react';
import { UNIT_LABELS } from '../../labels.ts';
import classes from './unit-switch.module.css';

interface Props {
  unit: LengthUnit;
  onChange: (unit: LengthUnit) => void;
}

/** Centimetres or inches. */
export function UnitSwitch({ unit, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes.units}>
      <legend>Unit</legend>
      {LENGTH_UNITS.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={unit === each} onChange={() => onChange(each)} />
          {UNIT_LABELS[each]}
        </label>
      ))}
    </fieldset>
  );
}
