import type { Draw } from '../../kit/draw.ts';
import { daysAfter } from '../past/journey.ts';
import type { Buyer, PastOrder } from '../past/order.ts';
import { ownOrders, workFor } from './arranged.ts';
import { composeOrder, type History, OWN_WORKSHOPS, type Scenario, type YearContext } from './scenario.ts';
import { drawMoments } from './season.ts';

/** Orders of the past year beside those of the demo’s own logins. */
const YEAR_ORDERS = 720;

/** A year of orders, oldest first, and when each buyer came to the marketplace. */
export interface Year {
  orders: PastOrder[];
  joined: Map<string, Date>;
}

interface Customer extends History {
  buyer: Buyer;
  joinedAt: Date;
}

/** Makes up a year: seasons, customers who come and come back, and work for the demo’s own makers. */
export function inventYear(context: YearContext, buyers: readonly Buyer[], own: Buyer): Year {
  const { draw, now, pieces } = context;
  const scenarios: Scenario[] = [
    ...drawMoments(draw, YEAR_ORDERS, now).map((placedAt) => ({ placedAt })),
    ...OWN_WORKSHOPS.flatMap((slug) =>
      workFor(
        context,
        pieces.filter(({ makerSlug }) => makerSlug === slug),
      ),
    ),
  ].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  const coming = [...buyers];
  const customers: Customer[] = [];
  const orders = scenarios.map((scenario, index) => {
    const isNew = customers.length === 0 || draw.chance(coming.length / (scenarios.length - index));
    const customer = isNew ? come(draw, coming, customers, scenario.placedAt) : draw.weigh(customers, loyalty);
    const order = composeOrder(context, scenario, customer.buyer, customer);
    customer.orders += 1;
    const coupon = order.coupon?._id;
    if (coupon) customer.couponUses.set(coupon, (customer.couponUses.get(coupon) ?? 0) + 1);
    return order;
  });
  const all = [...orders, ...ownOrders(context, own)].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  return { orders: all, joined: new Map(customers.map(({ buyer, joinedAt }) => [buyer.userId, joinedAt])) };
}

/** A customer’s first order, some days after they registered. */
function come(draw: Draw, coming: Buyer[], customers: Customer[], placedAt: Date): Customer {
  const buyer = coming.shift();
  if (!buyer) return draw.weigh(customers, loyalty);
  const joinedAt = daysAfter(placedAt, -draw.between(0.01, 9));
  const customer = { buyer, joinedAt, orders: 0, couponUses: new Map() };
  customers.push(customer);
  return customer;
}

/** Who has come back before comes back sooner. */
const loyalty = ({ orders }: Customer): number => 1 + Math.min(orders, 6) * 0.4;
