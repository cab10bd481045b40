import { type Figure as FigureName, labelOf, type MeasureName } from '@adunni/contracts/measurements/catalogue';
import { TAPE_PLACES } from '@adunni/contracts/measurements/tape-places';
import { Figure } from '../figure/figure.tsx';
import classes from '../figure/measuring-figure.module.css';

/** A body with the tape where a measure is taken, and how that is done in words. */
export function MeasuringFigure({ figure, measure }: { figure: FigureName; measure: MeasureName }) {
  return (
    <div className={classes.beside}>
      <Figure figure={figure} measure={measure} />
      <p>
        <strong>{labelOf(measure, figure)}.</strong> {TAPE_PLACES[measure]}
      </p>
    </div>
  );
}
