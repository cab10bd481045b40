import { type PickupPlace, pickupAddress } from '@adunni/contracts/makers/pickup';
import { toNaira } from '@adunni/contracts/money';
import { and, asc, eq, ne, notInArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { makers } from '../makers/tables.ts';
import { payments } from '../payments/tables.ts';
import { partPickups } from './pickup/tables.ts';
import { isOpenPart, orderItems, orderParts, orders } from './tables.ts';

/** Whether a person still waits for a part of an order, or still owes one as its maker or tailor. */
export async function hasOpenOrders(db: Db | Tx, userId: string): Promise<boolean> {
  const [open] = await db
    .select({ _id: orderParts._id })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, or(eq(makers._id, orderParts.makerId), eq(makers._id, orderParts.tailorId)))
    .where(
      and(
        or(eq(orders.userId, userId), eq(makers.userId, userId)),
        ne(orders.status, 'cancelled'),
        notInArray(orderParts.stage, ['delivered', 'closed', 'cancelled']),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** Whether a workshop still makes or sews a part of an order. */
export async function hasOpenWork(tx: Tx, makerId: string): Promise<boolean> {
  const [open] = await tx
    .select({ _id: orderParts._id })
    .from(orderParts)
    .where(and(or(eq(orderParts.makerId, makerId), eq(orderParts.tailorId, makerId)), isOpenPart(orderParts)))
    .limit(1);
  return open !== undefined;
}

/** A person’s orders with their items and payments, in plain words and naira. */
export async function exportOrders(db: Db, userId: string) {
  const mine = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders._id));
  const items = await db
    .select({
      orderId: orderParts.orderId,
      maker: makers.name,
      stage: orderParts.stage,
      pickupPlace: partPickups.place,
      item: orderItems,
    })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .leftJoin(partPickups, eq(partPickups.partId, orderParts._id))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderItems._id));
  const paid = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders._id, payments.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(payments._id));
  return mine.map((order) => ({
    number: order.number,
    status: order.status,
    placedAt: order.createdAt.toISOString(),
    contact: order.contact,
    address: order.address,
    subtotal: toNaira(order.subtotal),
    tax: toNaira(order.tax),
    shippingCost: toNaira(order.shippingCost),
    discount: toNaira(order.discount),
    totalAmount: toNaira(order.totalAmount),
    couponCode: order.couponCode,
    items: items.filter(({ orderId }) => orderId === order._id).map(itemOf),
    payments: paid.filter(({ payment }) => payment.orderId === order._id).map(paymentOf),
  }));
}

const itemOf = (row: {
  maker: string;
  stage: string;
  pickupPlace: PickupPlace | null;
  item: typeof orderItems.$inferSelect;
}) => ({
  maker: row.maker,
  stage: row.stage,
  pickedUpAt: row.pickupPlace && pickupAddress(row.pickupPlace),
  title: row.item.title,
  size: row.item.size,
  sizeRecommended: row.item.advisedSize,
  colour: row.item.colour,
  options: row.item.options.map(({ group, choice }) => ({ group, choice })),
  personalisation: row.item.personalisation,
  measurementNote: row.item.measurementNote,
  quantity: row.item.quantity,
  totalPrice: toNaira(row.item.totalPrice),
});

const paymentOf = ({ payment }: { payment: typeof payments.$inferSelect }) => ({
  reference: payment.reference,
  status: payment.status,
  amount: toNaira(payment.amount),
  refunded: toNaira(payment.refunded),
  startedAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
});
