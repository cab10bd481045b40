import { type ListedStage, listedStageLabel } from '@adunni/contracts/orders/stages';
import { Link } from 'react-router';
import classes from './waiting.module.css';

/** How much lies at each stage, as bars that lead to the orders there. */
export function Stages({ stages }: { stages: readonly { stage: ListedStage; rows: number }[] }) {
  const most = Math.max(...stages.map(({ rows }) => rows));
  return (
    <ul className={classes.stages}>
      {stages.map(({ stage, rows }) => (
        <li key={stage}>
          <Link to={`../orders?stage=${stage}`} relative="path">
            <span>{listedStageLabel(stage)}</span>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(rows / most) * 100}%` }} />
            </span>
            <span className={classes.rows}>{rows.toLocaleString('en-GB')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
