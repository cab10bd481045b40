import { agreedOf } from '@adunni/contracts/measurements/agreed';
import { labelOf, MEASURES, measuresOf } from '@adunni/contracts/measurements/catalogue';
import type { OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { lengthText } from '@adunni/contracts/measurements/units';
import { day } from '../../../kit/dates.ts';
import classes from './sheet-lengths.module.css';

/** The measurements of a piece on the sheet beside the work, in both units, or that they have not come yet. */
export function SheetLengths({ line }: { line: OrderMeasurements | undefined }) {
  if (!line) return null;
  const agreed = agreedOf(line);
  if (!agreed)
    return (
      <div className={classes.lengths}>
        <h3>Measurements</h3>
        <p>Measurements have not come yet.</p>
      </div>
    );
  const { figure, values, fitted } = agreed;
  return (
    <div className={classes.lengths}>
      <h3>{line.frozen ? `Measurements of ${line.frozen.name}` : 'Measurements from a fitting'}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Measurement</th>
            <th scope="col">cm</th>
            <th scope="col">in</th>
          </tr>
        </thead>
        <tbody>
          {measuresOf(figure).map((name) => {
            const mm = values[name];
            if (mm === undefined) return null;
            return (
              <tr key={name}>
                <th scope="row">
                  {labelOf(name, figure)} <small>{MEASURES[name].local}</small> {fitted.has(name) && '(fitting)'}
                </th>
                <td>{lengthText(mm, 'cm')}</td>
                <td>{lengthText(mm, 'in')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {line.frozen && <p>Measured on {day(line.frozen.measuredOn)}</p>}
    </div>
  );
}
