import type { OrderRow } from '@adunni/contracts/orders/orders';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { day } from '../../kit/dates.ts';
import { Money } from '../../kit/money/currency-context.tsx';
import { Picture } from '../../kit/pictures/picture.tsx';
import { StatusMark } from '../../kit/status-mark.tsx';
import { arrivalLine } from '../cart/public/arrival-line.ts';
import { paymentStatusLabel, statusLabel, TONES } from './labels.ts';
import classes from './order-line.module.css';

/** One order in a list (`ul`) of orders. */
export function OrderLine({ order }: { order: OrderRow }) {
  const { arrival } = order;
  const payment = paymentStatusLabel(order);
  return (
    <li>
      <Link to={`/orders/${order._id}`} className={classes.order}>
        <span className={classes.picture}>
          {order.picture && <Picture picture={order.picture} sizes="6rem" alt="" />}
        </span>
        <span className={classes.words}>
          <Text span size="sm" c="dimmed" className={classes.facts}>
            <span>{order.number}</span>
            <span>{day(order.placedAt)}</span>
            {payment && <span>{payment}</span>}
          </Text>
          <span className={classes.title}>{order.title}</span>
          <Text span size="sm" c="dimmed">
            {order.makers.join(', ')}
          </Text>
          {arrival && (
            <Text span size="sm" className={classes.arrival}>
              {arrivalLine(arrival, order.deliveryOption, new Date())}
            </Text>
          )}
        </span>
        <span className={classes.status}>
          <StatusMark tone={TONES[order.status]}>{statusLabel(order)}</StatusMark>
          <Money amount={order.totalAmount} charged />
        </span>
      </Link>
    </li>
  );
}
