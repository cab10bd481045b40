import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { getCoordinatedBoard } from '@adunni/contracts/planning/coordinating';
import { PLANNING_STAGES } from '@adunni/contracts/planning/stages';
import { Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { SpeechIcon } from '../../../kit/pictures/icons.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import classes from '../staff/desk.module.css';

export const meta = () => privateMeta('Coordination');

export const clientLoader = () => callApi(getCoordinatedBoard);

/** The celebrations that a maker coordinates, by their stage. */
export default function CoordinatedBoardPage() {
  const { columns } = useLoaderData<typeof clientLoader>();
  const isEmpty = columns.every(({ cards }) => cards.length === 0);
  return (
    <main>
      <PageHead
        title="Coordination"
        lead="Celebrations that we have assigned to you: checklist, vendors and run sheet."
      />
      {isEmpty ? (
        <EmptyState icon={<SpeechIcon />}>
          <p>No celebrations are assigned to you.</p>
        </EmptyState>
      ) : (
        <ScrollRegion label="Cases by status">
          <div className={classes.board}>
            {columns.map(({ stage, cards }) => (
              <section key={stage} aria-labelledby={`stage-${stage}`}>
                <h2 id={`stage-${stage}`}>
                  {PLANNING_STAGES[stage].label} <small>{cards.length}</small>
                </h2>
                <ul>
                  {cards.map(({ _id, number, customer, kind, day, city, guests }) => (
                    <li key={_id}>
                      <article className={classes.card}>
                        <Link to={_id}>{customer}</Link>
                        <p>
                          {EVENT_KINDS[kind]} in {city}, {countOf(guests, 'guest')}
                        </p>
                        <p>
                          {number}
                          {day && `, ${calendarDay(day)}`}
                        </p>
                      </article>
                    </li>
                  ))}
                </ul>
                {cards.length === 0 && <p className={classes.none}>None</p>}
              </section>
            ))}
          </div>
        </ScrollRegion>
      )}
    </main>
  );
}
