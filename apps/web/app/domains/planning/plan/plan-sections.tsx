import type { Plan } from '@adunni/contracts/planning/cases';
import { VENDOR_KINDS } from '@adunni/contracts/planning/names';
import { Money } from '../../../kit/money/currency-context.tsx';
import { RunSheet } from '../run-sheet.tsx';
import classes from './plan.module.css';

/** Budget against actual cost, vendors and the run sheet, as far as there are any. */
export function PlanSections({ plan: { budget, vendors, run } }: { plan: Plan }) {
  return (
    <>
      {budget.length > 0 && <Budget lines={budget} />}
      {vendors.length > 0 && (
        <section aria-labelledby="vendors">
          <h2 id="vendors">Vendors</h2>
          <ul className={classes.vendors}>
            {vendors.map(({ kind, name, phone, note, isBooked }) => (
              <li key={kind + name}>
                <strong>{name}</strong>
                <span>
                  {VENDOR_KINDS[kind]}, {isBooked ? 'booked' : 'not booked yet'}
                </span>
                {phone && <a href={`tel:${phone}`}>{phone}</a>}
                {note && <small>{note}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {run.length > 0 && (
        <section aria-labelledby="run-sheet">
          <h2 id="run-sheet">Run sheet</h2>
          <RunSheet lines={run} label="Run sheet" />
        </section>
      )}
    </>
  );
}

function Budget({ lines }: { lines: Plan['budget'] }) {
  const planned = lines.reduce((sum, line) => sum + line.planned, 0);
  const known = lines.some(({ actual }) => actual !== null);
  const actual = lines.reduce((sum, line) => sum + (line.actual ?? 0), 0);
  return (
    <section aria-labelledby="budget">
      <h2 id="budget">Budget</h2>
      <table className={classes.budget}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Planned</th>
            <th scope="col">Actual</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, planned: of, actual: was }) => (
            <tr key={label} data-over={(was !== null && was > of) || undefined}>
              <th scope="row">{label}</th>
              <td>
                <Money amount={of} charged />
              </td>
              <td>{was === null ? 'Open' : <Money amount={was} charged />}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>
              <Money amount={planned} charged />
            </td>
            <td>{known ? <Money amount={actual} charged /> : 'Open'}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
