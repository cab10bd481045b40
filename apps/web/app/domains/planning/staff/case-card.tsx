import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import type { CaseCard } from '@adunni/contracts/planning/staff';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay, moment } from '../../../kit/dates.ts';
import { staffCasePath } from '../address.ts';
import classes from './desk.module.css';

/** A case in short: whose it is, what is celebrated when and where, and what waits. */
export function Card({ of }: { of: CaseCard }) {
  const { _id, number, customer, kind, day, city, guests, assignee, answerDueAt, unread } = of;
  const isLate = answerDueAt !== null && Date.parse(answerDueAt) < Date.now();
  return (
    <article className={classes.card} data-late={isLate || undefined}>
      <Link to={staffCasePath(_id)}>{customer}</Link>
      <p>
        {EVENT_KINDS[kind]} in {city}, {countOf(guests, 'guest')}
      </p>
      <p>
        {number}
        {day && `, ${calendarDay(day)}`}
      </p>
      <p>{assignee ? assignee.name : 'Nobody yet'}</p>
      {answerDueAt && (
        <p className={classes.due}>{`${isLate ? 'Answer overdue since' : 'Answer by'} ${moment(answerDueAt)}`}</p>
      )}
      {unread > 0 && <p className={classes.due}>{countOf(unread, 'new message')}</p>}
    </article>
  );
}
