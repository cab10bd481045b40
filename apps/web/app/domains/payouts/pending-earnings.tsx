import type { Answer } from '@adunni/contracts/endpoint';
import type { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import classes from './payouts.module.css';

/** As many are told before somebody asks for the others. */
const SHOWN = 5;

/** Where each kind is shown, below the area. */
const pageOf = {
  order: (id: string) => `orders/${id}`,
  cutting: (id: string) => `orders/${id}`,
  booking: (id: string) => `bookings/${id}`,
  'aso-ebi': () => 'orders/aso-ebi',
};
/** When it becomes certain on which day the money of each kind is available. */
const UNKNOWN = {
  order: 'Date known once delivered or collected',
  cutting: 'Released when cutting starts',
  booking: 'Date known once completed',
  'aso-ebi': 'Date known once handed over, and not on hold',
} as const;

/** What waits for orders and bookings, each with the day on which it is expected to become available. */
export function PendingEarnings({ earnings }: { earnings: Answer<typeof getPayoutSchedule>['pending'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? earnings : earnings.slice(0, SHOWN);
  return (
    <>
      <ul className={classes.payouts}>
        {shown.map(({ kind, _id, number, amount, at }) => (
          <li key={`${kind} ${_id} ${amount}`}>
            <strong>{naira(amount)}</strong>
            <span>{at ? `Expected by ${shortDay(at)}` : UNKNOWN[kind]}</span>
            <Link to={`../${pageOf[kind](_id)}`} relative="path">
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < earnings.length && (
        <Button variant="subtle" mt="sm" onClick={() => setShowsAll(true)}>
          Show all {earnings.length}
        </Button>
      )}
    </>
  );
}
