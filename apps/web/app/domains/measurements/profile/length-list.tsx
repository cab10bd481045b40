import { type Figure, type Lengths, labelOf, MEASURES, measuresOf } from '@adunni/contracts/measurements/catalogue';
import { type LengthUnit, lengthText } from '@adunni/contracts/measurements/units';
import classes from './length-list.module.css';

interface Props {
  figure: Figure;
  values: Lengths;
  unit: LengthUnit;
  /** Measures to be marked, such as those that were changed at a fitting. */
  marked?: ReadonlySet<string>;
}

/** Lengths of somebody in the order in which they are taken; those that were not taken are left out. */
export function LengthList({ figure, values, unit, marked }: Props) {
  return (
    <dl className={classes.list}>
      {measuresOf(figure).map((name) => {
        const mm = values[name];
        if (mm === undefined) return null;
        return (
          <div key={name} data-marked={marked?.has(name) || undefined}>
            <dt>
              {labelOf(name, figure)} <small>{MEASURES[name].local}</small>
            </dt>
            <dd>
              {lengthText(mm, unit)} <small>{unit}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
