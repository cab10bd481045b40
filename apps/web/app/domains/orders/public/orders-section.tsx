import type { Answer } from '@adunni/contracts/endpoint';
import type { listOrders } from '@adunni/contracts/orders/orders';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import classes from '../../../kit/page/section.module.css';
import { OrderLine } from '../order-line.tsx';

/** The latest orders, and the way to all of them. */
export function OrdersSection({ orders: { items, total } }: { orders: Answer<typeof listOrders> }) {
  if (total === 0)
    return (
      <div className={classes.none}>
        <p>No orders yet.</p>
        <Link to="/products" className={button.filled}>
          Shop all
        </Link>
      </div>
    );
  return (
    <>
      <ul className={classes.list}>
        {items.map((order) => (
          <OrderLine key={order._id} order={order} />
        ))}
      </ul>
      <Link to="/orders" className={button.onward}>
        {total > items.length ? `See all ${total} orders` : 'Go to your orders'}
      </Link>
    </>
  );
}
