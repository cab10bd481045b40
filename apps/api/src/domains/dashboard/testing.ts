import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { users } from '../identity/tables.ts';
import { ledgerEntries, ledgerTransactions } from '../ledger/tables.ts';
import { orderItems, orderParts, orders } from '../orders/tables.ts';
import { payments, refunds } from '../payments/tables.ts';

/** Figures by what they are of and what they count; what is zero is left out. */
type Sums = Record<string, number>;

function tally(): { add: (key: string, amount: number) => void; sums: () => Sums } {
  const sums = new Map<string, number>();
  return {
    add: (key, amount) => void sums.set(key, (sums.get(key) ?? 0) + amount),
    sums: () => Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).sort()),
  };
}

/** All roll-ups, and the same counted plainly, both of one moment: jobs may be at work. */
export const allSums = (test: TestApp): Promise<{ rolledUp: Sums; plain: Sums }> =>
  test.app.deps.db.transaction(async (tx) => ({ rolledUp: await rolledUp(tx), plain: await plainSums(tx) }), {
    isolationLevel: 'repeatable read',
  });

/** All roll-ups, summed. */
async function rolledUp(tx: Tx): Promise<Sums> {
  const { add, sums } = tally();
  const { rows: days } = await tx.execute<Record<string, string | null>>(sql`
    select day::text, maker_id, placed, orders, ordered, captured, refunded, earned, booked, booked_earned, subscribed,
      customers
    from dashboard_days`);
  for (const { day, maker_id, ...figures } of days)
    for (const [name, amount] of Object.entries(figures)) add(`${maker_id ?? 'all'} ${day} ${name}`, Number(amount));
  const { rows: sold } = await tx.execute<Record<string, string>>(sql`
    select day::text, maker_id, product_id, pieces, sold from dashboard_product_days`);
  for (const { day, maker_id, product_id, pieces, sold: worth } of sold) {
    add(`${maker_id} ${day} ${product_id} pieces`, Number(pieces));
    add(`${maker_id} ${day} ${product_id} sold`, Number(worth));
  }
  return sums();
}

/** The same, counted from the rows themselves in the obvious way. */
async function plainSums(tx: Tx): Promise<Sums> {
  const all = tally();
  await addOrders(tx, all.add);
  await addMoney(tx, all.add);
  for (const { role, status, createdAt } of await tx.select().from(users))
    if (role === 'Customer' && status !== 'deleted') all.add(`all ${shopDay(createdAt)} customers`, 1);
  return all.sums();
}

type Add = (key: string, amount: number) => void;

async function addOrders(tx: Tx, add: Add): Promise<void> {
  const parts = await tx.select().from(orderParts);
  const items = await tx.select().from(orderItems).where(isNotNull(orderItems.productId));
  for (const order of await tx.select().from(orders)) {
    const day = shopDay(order.createdAt);
    add(`all ${day} placed`, 1);
    if (order.status === 'awaiting-payment' || order.status === 'cancelled') continue;
    add(`all ${day} orders`, 1);
    add(`all ${day} ordered`, order.totalAmount);
    for (const part of parts.filter(({ orderId, stage }) => orderId === order._id && stage !== 'cancelled')) {
      add(`${part.makerId} ${day} orders`, 1);
      add(`${part.makerId} ${day} ordered`, part.totalAmount);
      for (const item of items.filter(({ partId }) => partId === part._id)) {
        const kept = item.quantity - item.refundedQuantity;
        add(`${part.makerId} ${day} ${item.productId} pieces`, kept);
        const worth = Math.round(((item.totalPrice - item.discount) * kept) / item.quantity);
        add(`${part.makerId} ${day} ${item.productId} sold`, worth);
      }
    }
  }
}

/** Money of the marketplace from payments and refunds, which the roll-ups do not read; that of makers from the ledger. */
async function addMoney(tx: Tx, add: Add): Promise<void> {
  for (const { status, paidAt, amount } of await tx.select().from(payments))
    if (status === 'succeeded' && paidAt) add(`all ${shopDay(paidAt)} captured`, amount);
  // What no part needed was never earned: it leaves on the day on which it came.
  for (const { cause, createdAt, amount } of await tx.select().from(refunds))
    add(
      `all ${shopDay(createdAt)} ${cause.startsWith('not-honoured') ? 'captured' : 'refunded'}`,
      amount * (cause.startsWith('not-honoured') ? -1 : 1),
    );
  const booked = await tx
    .select({ entry: ledgerEntries, kind: ledgerTransactions.kind, bookingId: ledgerTransactions.bookingId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions._id, ledgerEntries.transactionId));
  for (const { entry, kind, bookingId } of booked) {
    if (kind !== 'payment' && kind !== 'refund') continue;
    const day = shopDay(entry.at);
    if (entry.account === 'subscriptions') add(`all ${day} subscribed`, -entry.amount);
    if (!entry.makerId) continue;
    const name = kind === 'payment' ? 'captured' : 'refunded';
    add(`${entry.makerId} ${day} ${name}`, kind === 'payment' ? -entry.amount : entry.amount);
    const isEarned = entry.account === 'held-earnings' || entry.account === 'maker-payable';
    for (const whose of [entry.makerId, 'all']) {
      if (isEarned) add(`${whose} ${day} earned`, -entry.amount);
      if (bookingId) add(`${whose} ${day} booked`, -entry.amount);
      if (bookingId && isEarned) add(`${whose} ${day} booked_earned`, -entry.amount);
    }
  }
}
