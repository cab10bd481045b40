import { commonErrors } from '@adunni/contracts/errors';
import { sumKobo } from '@adunni/contracts/money';
import type { LoadedRefundPreview } from '@adunni/contracts/orders/refunds';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import type { PartRow } from '../lock.queries.ts';
import { refundOf } from '../rules.ts';
import { orderItems, orderParts } from '../tables.ts';
import type { RefundableOrder } from './decide.ts';
import type { EarlierEntry, RefundEntry } from './rules.ts';
import { orderRefundLines } from './tables.ts';

/** An order with all that refunds depend on. Throws 404. */
export async function readRefundable(
  db: Db | Tx,
  orderId: string,
): Promise<RefundableOrder<PartRow & { maker: string }>> {
  const parts = await db
    .select({ ...getTableColumns(orderParts), maker: makers.name })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(eq(orderParts.orderId, orderId))
    .orderBy(asc(orderParts._id));
  if (parts.length === 0) throw new Refusal(commonErrors.not_found);
  const ids = parts.map(({ _id }) => _id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.partId, ids))
    .orderBy(asc(orderItems.position), asc(orderItems._id));
  const lines = await db.select().from(orderRefundLines).where(inArray(orderRefundLines.partId, ids));
  const earlier = new Map<string, EarlierEntry[]>();
  for (const line of lines) earlier.set(line.partId, [...(earlier.get(line.partId) ?? []), line]);
  return { parts, items, earlier };
}

/** What a refund comes to, as it is answered. */
export function toPreview(
  { parts }: RefundableOrder<PartRow & { maker: string }>,
  entries: readonly RefundEntry[],
): LoadedRefundPreview {
  return {
    amount: sumKobo(entries.map(({ amount }) => amount)),
    refundable: sumKobo(parts.map(refundOf)),
    lines: entries.map(({ item, partId, quantity, restock, ...shares }) => ({
      partId,
      itemId: item?._id ?? null,
      title: item?.title ?? `The part by ${parts.find(({ _id }) => _id === partId)?.maker ?? 'a maker'}`,
      quantity,
      goods: shares.goods,
      discount: shares.discount,
      tax: shares.tax,
      shippingCost: shares.shippingCost,
      withheld: shares.withheld,
      amount: shares.amount,
      restocked: restock,
    })),
  };
}

/** What staff decided to give back of a part, by refund and line. */
export const refundedLines = (db: Db | Tx, partId: string) =>
  db
    .select({
      goods: orderRefundLines.goods,
      discount: orderRefundLines.discount,
      withheld: orderRefundLines.withheld,
      amount: orderRefundLines.amount,
    })
    .from(orderRefundLines)
    .where(eq(orderRefundLines.partId, partId));

/** How many refunded pieces of parts were put back into stock, by item. */
export async function restockedIn(db: Db | Tx, partIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: orderRefundLines.itemId, quantity: sql<number>`sum(${orderRefundLines.quantity})::int` })
    .from(orderRefundLines)
    .where(and(inArray(orderRefundLines.partId, [...partIds]), orderRefundLines.restocked))
    .groupBy(orderRefundLines.itemId);
  return new Map(rows.flatMap(({ itemId, quantity }) => (itemId ? [[itemId, quantity] as const] : [])));
}
