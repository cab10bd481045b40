import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { listOwnCases, type OwnCase } from '@adunni/contracts/planning/cases';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { usePersonId } from '../../../kit/session/use-session.ts';
import { casePath } from '../address.ts';
import { StageMark } from '../stage-mark.tsx';
import classes from './desk.module.css';

/** What the signed-in person has asked us to plan; nothing for anybody else. */
export function OwnCases() {
  const personId = usePersonId();
  return personId ? <Signed key={personId} /> : null;
}

function Signed() {
  const [cases, setCases] = useState<readonly OwnCase[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      setCases((await callApi(listOwnCases)).items);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load your celebrations.'));
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (problem) return <LoadProblem message={problem} onRetry={load} />;
  if (cases.length === 0) return null;
  return (
    <section className={classes.own} aria-labelledby="own">
      <h2 id="own">Your celebrations</h2>
      <ul>
        {cases.map(({ _id, number, kind, city, day, stage, unread }) => (
          <li key={_id}>
            <div>
              <Link to={casePath(_id)}>
                {EVENT_KINDS[kind]} in {city}
              </Link>
              <p>
                {number}
                {day && `, ${calendarDay(day)}`}
                {unread > 0 && `, ${countOf(unread, 'new message')}`}
              </p>
            </div>
            <StageMark stage={stage} />
          </li>
        ))}
      </ul>
    </section>
  );
}
