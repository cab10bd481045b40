import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import type { Answer } from '@adunni/contracts/endpoint';
import type { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../kit/count-of.ts';
import { naira } from '../../kit/money/naira.ts';
import { expectedText } from './expected-text.ts';
import classes from './payouts.module.css';
import { setsPath } from './sets-path.ts';

/** As many are told at first, and with each press more. */
const FIRST = 5;
const MORE = 20;

type Pending = Answer<typeof getPayoutSchedule>['pending'][number];

/** Where each kind is shown, below the area. */
const pageOf: Record<Pending['kind'], (of: Pending) => string> = {
  order: ({ _id }) => `orders/${_id}`,
  cutting: ({ _id }) => `orders/${_id}`,
  booking: ({ _id }) => `bookings/${_id}`,
  'aso-ebi': ({ _id, number }) => setsPath(_id, number),
};

/** Anchor of what has no date yet. */
export const UNDATED = 'no-date';

/** What waits for orders and bookings, each with the day on which it is expected to become available. */
export function PendingEarnings({ schedule }: { schedule: Answer<typeof getPayoutSchedule> }) {
  const { pending, daysAfterDelivery, materialsSharePercent } = schedule;
  const dated = pending.filter(({ at }) => at !== null);
  const undated = pending.filter(({ at }) => at === null);
  return (
    <>
      <p className={classes.meaning}>
        Of an order, {materialsSharePercent}% of the earnings, for materials, is released when cutting starts, the rest{' '}
        {countOf(daysAfterDelivery, 'day')} after it is delivered or collected. A booking is released{' '}
        {countOf(REPORT_DAYS, 'day')} after it is completed, an aso-ebi order once all its sets are handed over.
      </p>
      <PendingList pending={dated} daysAfterDelivery={daysAfterDelivery} />
      {undated.length > 0 && (
        <>
          <h3 id={UNDATED} className={classes.group}>
            No date yet
          </h3>
          <PendingList pending={undated} daysAfterDelivery={daysAfterDelivery} />
        </>
      )}
    </>
  );
}

interface ListProps {
  pending: readonly Pending[];
  daysAfterDelivery: number;
}

function PendingList({ pending, daysAfterDelivery }: ListProps) {
  const [most, setMost] = useState(FIRST);
  return (
    <>
      <ul className={classes.payouts}>
        {pending.slice(0, most).map((of) => (
          <li key={`${of.kind} ${of.number} ${of.amount}`}>
            <strong>{naira(of.amount)}</strong>
            <Link to={`../${pageOf[of.kind](of)}`} relative="path">
              {of.number}
            </Link>
            <span>{expectedText(of.kind, of.at, { now: Date.now(), daysAfterDelivery })}</span>
          </li>
        ))}
      </ul>
      {most < pending.length && (
        <Button variant="default" mt="sm" onClick={() => setMost(most + MORE)}>
          Show {Math.min(MORE, pending.length - most)} more of {pending.length}
        </Button>
      )}
    </>
  );
}
