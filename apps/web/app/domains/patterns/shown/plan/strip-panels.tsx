import type { CuttingPlan } from '@adunni/contracts/patterns/patterns';
import classes from './fabric-plan.module.css';
import { lengthInYards, panelText } from './yards-text.ts';

type Panels = NonNullable<CuttingPlan['strips']>['panels'];

/** Which strips are sewn together for each piece, and which pieces a single one carries. */
export function StripPanels({ panels }: { panels: Panels }) {
  const [wider, narrow] = [panels.filter(({ strips }) => strips > 1), panels.filter(({ strips }) => strips === 1)];
  return (
    <>
      {wider.length > 0 && (
        <>
          <p>
            Wider than a strip. Sew the strips together edge to edge, the warp along the grain line, then cut the piece
            from the panel:
          </p>
          <ul className={classes.panels}>
            {wider.map((panel) => (
              <li key={panel.name}>{panelText(panel)}</li>
            ))}
          </ul>
        </>
      )}
      {narrow.length > 0 && (
        <p>
          Cut from a single strip:{' '}
          {narrow
            .map(({ name, panels: times, length }) => `${name.toLowerCase()} (${times} × ${lengthInYards(length)})`)
            .join(', ')}
          .
        </p>
      )}
    </>
  );
}
