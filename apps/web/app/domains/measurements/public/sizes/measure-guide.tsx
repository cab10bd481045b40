import {
  type Figure as FigureName,
  labelOf,
  MEASURES,
  type MeasureName,
  measuresOf,
} from '@adunni/contracts/measurements/catalogue';
import { TAPE_PLACES } from '@adunni/contracts/measurements/tape-places';
import { useState } from 'react';
import plain from '../../../../kit/forms/plain-fields.module.css';
import { Figure } from '../../figure/figure.tsx';
import classes from './measure-guide.module.css';

const FIGURE_NAMES: Readonly<Record<FigureName, string>> = { woman: 'Woman', man: 'Man' };

/** Where the tape goes for each measurement, on a figure. */
export function MeasureGuide() {
  const [figure, setFigure] = useState<FigureName>('woman');
  const [chosen, setChosen] = useState<MeasureName>('bust-girth');
  const names = measuresOf(figure);
  const measure = names.includes(chosen) ? chosen : 'bust-girth';
  const { local } = MEASURES[measure];
  return (
    <div className={classes.guide}>
      <div className={`${plain.fields} ${classes.choices}`}>
        <label>
          Figure
          <select value={figure} onChange={({ currentTarget }) => setFigure(currentTarget.value as FigureName)}>
            {Object.entries(FIGURE_NAMES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Measurement
          <select value={measure} onChange={({ currentTarget }) => setChosen(currentTarget.value as MeasureName)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {labelOf(name, figure)}
              </option>
            ))}
          </select>
        </label>
        <div className={classes.words} aria-live="polite">
          <h3>{labelOf(measure, figure)}</h3>
          {local && <p>Also called: {local}</p>}
          <p>{TAPE_PLACES[measure]}</p>
        </div>
      </div>
      <Figure figure={figure} measure={measure} />
    </div>
  );
}
