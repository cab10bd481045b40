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

/** As many are told at first, and with each press more. */
const FIRST = 5;
const MORE = 20;

/** Where each kind is shown, below the area. */
const pageOf = {
  order: (id: string) => `orders/${id}`,
  cutting: (id: string) => `orders/${id}`,
  booking: (id: string) => `bookings/${id}`,
  'aso-ebi': (id: string) => `orders/aso-ebi/${id}`,
};

/** What waits for orders and bookings, each with the day on which it is expected to become available. */
export function PendingEarnings({ schedule }: { schedule: Answer<typeof getPayoutSchedule> }) {
  const { pending, daysAfterDelivery } = schedule;
  const [most, setMost] = useState(FIRST);
  return (
    <>
      <p className={classes.meaning}>
        Of an order, the share for materials is released when cutting starts, the rest{' '}
        {countOf(daysAfterDelivery, 'day')} after it is delivered or collected. A booking is released{' '}
        {countOf(REPORT_DAYS, 'day')} after it is completed, an aso-ebi order once all its sets are handed over.
      </p>
      <ul className={classes.payouts}>
        {pending.slice(0, most).map(({ kind, _id, number, amount, at }) => (
          <li key={`${kind} ${number} ${amount}`}>
            <strong>{naira(amount)}</strong>
            <Link to={`../${pageOf[kind](_id)}`} relative="path">
              {number}
            </Link>
            <span>{expectedText(kind, at, Date.now())}</span>
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
