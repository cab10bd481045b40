import type { StaffOrder } from '@adunni/contracts/orders/staff';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { returnsText } from '../returns.ts';
import classes from './part.module.css';

/** How items that were sent come back to their maker, with the way to tell staff that one did. */
export function ReturnsNote({ order }: { order: Pick<StaffOrder, 'number' | 'address'> }) {
  const days = useReturnDays(order.address !== null && order.address.countryCode !== 'NG');
  const { before, after } = returnsText(days);
  const subject = new URLSearchParams({ subject: `Return of order ${order.number}` });
  return (
    <p className={classes.soft}>
      {before}
      <Link to={`/support/tickets/create?${subject}`}>tell our staff</Link>
      {after}
    </p>
  );
}

/** Days after delivery in which an item can be returned; null until they are known. */
function useReturnDays(isAbroad: boolean): number | null {
  const [days, setDays] = useState<number | null>(null);
  useEffect(() => {
    callApi(getPublicSettings).then(
      ({ settings }) => setDays(isAbroad ? settings.returnDaysAbroad : settings.returnDaysNigeria),
      // All else is right without them.
      () => setDays(null),
    );
  }, [isAbroad]);
  return days;
}
