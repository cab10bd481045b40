import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { forgetCards } from '../payments/service.ts';
import { orderItems, orderParts, orders } from './tables.ts';

const NOBODY = { firstName: 'Deleted', lastName: 'customer', email: '', phone: '' };

/**
 * Takes a person out of their orders: amounts, pieces and stages stay for the books, and of the address only country
 * and state, which tax and delivery costs depended on.
 */
export async function eraseOrders(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      contact: NOBODY,
      address: sql`case when ${orders.address} is not null then jsonb_build_object(
        'countryCode', ${orders.address}->>'countryCode', 'state', ${orders.address}->>'state',
        'recipient', '', 'phone', '', 'lga', '', 'city', '', 'street', '', 'landmark', '', 'postcode', '') end`,
    })
    .where(eq(orders.userId, userId));
  await forgetCards(tx, tx.select({ _id: orders._id }).from(orders).where(eq(orders.userId, userId)));
  const theirs = tx
    .select({ _id: orderParts._id })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(eq(orders.userId, userId));
  await tx
    .update(orderItems)
    .set({ personalisation: '', measurementNote: '' })
    .where(inArray(orderItems.partId, theirs));
}
