import type { Answer } from '@adunni/contracts/endpoint';
import type { getPlanningBoard } from '@adunni/contracts/planning/staff';
import { PLANNING_STAGES } from '@adunni/contracts/planning/stages';
import { Link } from 'react-router';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { Card } from './case-card.tsx';
import classes from './desk.module.css';

/** Live cases by their stage; those that wait longest are on top. */
export function Board({ columns }: { columns: Answer<typeof getPlanningBoard>['columns'] }) {
  return (
    <ScrollRegion label="Cases by status">
      <div className={classes.board}>
        {columns.map(({ stage, total, cards }) => (
          <section key={stage} aria-labelledby={`stage-${stage}`}>
            <h2 id={`stage-${stage}`}>
              {PLANNING_STAGES[stage].label} <small>{total}</small>
            </h2>
            <ul>
              {cards.map((card) => (
                <li key={card._id}>
                  <Card of={card} />
                </li>
              ))}
            </ul>
            {total > cards.length && <Link to={`/admin/cultural/planning/cases?stage=${stage}`}>Show all {total}</Link>}
            {total === 0 && <p className={classes.none}>None</p>}
          </section>
        ))}
      </div>
    </ScrollRegion>
  );
}
