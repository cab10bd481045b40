import type { Reading } from '@adunni/contracts/orders/measurements';
import { moment } from '../../../kit/dates.ts';
import classes from './measurement-views.module.css';
import { viewsOf, viewText } from './views.rules.ts';

/** Who has opened the measurements of a part, folded away; nothing before somebody has. */
export function MeasurementViews({ partId, readings }: { partId: string; readings: readonly Reading[] }) {
  const views = viewsOf(readings, partId);
  if (views.length === 0) return null;
  return (
    <details className={classes.views}>
      <summary>Views of your measurements</summary>
      <ul>
        {views.map((view) => (
          <li key={`${view.by}${view.purpose}${view.at}`}>{viewText(view, moment(view.at))}</li>
        ))}
      </ul>
    </details>
  );
}
