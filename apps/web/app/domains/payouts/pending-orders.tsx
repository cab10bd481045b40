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

/** What waits for orders to close, each with the day on which it is expected to become available. */
export function PendingOrders({ orders }: { orders: Answer<typeof getPayoutSchedule>['pending'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? orders : orders.slice(0, SHOWN);
  return (
    <>
      <ul className={classes.payouts}>
        {shown.map(({ orderId, number, amount, at }) => (
          <li key={`${orderId} ${amount}`}>
            <strong>{naira(amount)}</strong>
            <span>{at ? `Expected by ${shortDay(at)}` : 'Date known once delivered'}</span>
            <Link to={`../orders/${orderId}`} relative="path">
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button variant="subtle" mt="sm" onClick={() => setShowsAll(true)}>
          Show all {orders.length}
        </Button>
      )}
    </>
  );
}
