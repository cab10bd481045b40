import { CONFIDENCE } from '@adunni/contracts/measurements/fit';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import type { LoadedAdvisedItemRow, SizeOutcome, SizeTaken } from '@adunni/contracts/tryon/staff-sizes';
import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { products } from '../../catalog/tables.ts';
import { orderItems, orderParts, orders, stageEvents } from '../../orders/tables.ts';

// What the list filters by and what the figures count are the same SQL, so that a figure is the number of its rows.

/** Something of the part that an item lies in, as `p`, and its order, as `o`. */
const ofPart = (what: SQL): SQL => sql`(select ${what} from ${orderParts} p join ${orders} o on o.id = p.order_id
  where p.id = ${orderItems.partId})`;
const AT: SQL<Date> = sql<Date>`${ofPart(sql`o.created_at`)}`;
/** Arrived, so that something can have become of it. */
const IS_ADVISED = sql`(${orderItems.advisedSize} is not null and ${ofPart(sql`p.delivered_at is not null`)})`;
/** Its part went through alterations, as far as anybody notes them: of its part, not of each piece. */
const IS_ALTERED = sql`exists (
  select from ${stageEvents} e where e.part_id = ${orderItems.partId} and e.stage = 'alterations')`;
const OUTCOME: SQL<SizeOutcome> = sql<SizeOutcome>`(case when ${orderItems.refundedQuantity} > 0 then 'returned'
  when ${IS_ALTERED} then 'altered' else 'kept' end)`;
const TAKEN: SQL<SizeTaken> = sql<SizeTaken>`(
  case when ${orderItems.size} = ${orderItems.advisedSize} then 'advised' else 'other' end)`;

/** Which pieces of which a size was advised staff see and in what order. */
export const advisedItemReads = {
  table: orderItems,
  scope: { Admin: () => IS_ADVISED, SuperAdmin: () => IS_ADVISED },
  filters: {
    from: (day: string) => gte(AT, dayStart(day)),
    to: (day: string) => lt(AT, dayEnd(day)),
    sureness: orderItems.advisedSureness,
    taken: (taken: SizeTaken) => eq(TAKEN, taken),
    outcome: (outcome: SizeOutcome) => eq(OUTCOME, outcome),
  },
  sorts: { at: AT },
  load: async ({ db }: StaffCtx, ids: string[]): Promise<LoadedAdvisedItemRow[]> => {
    const rows = await db
      .select({
        _id: orderItems._id,
        at: orders.createdAt,
        order: { _id: orders._id, name: orders.number },
        product: { _id: products._id, name: products.title },
        title: orderItems.title,
        size: orderItems.size,
        advised: orderItems.advisedSize,
        sureness: orderItems.advisedSureness,
        outcome: OUTCOME,
      })
      .from(orderItems)
      .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
      .innerJoin(orders, eq(orders._id, orderParts.orderId))
      .leftJoin(products, eq(products._id, orderItems.productId))
      .where(and(inArray(orderItems._id, ids), isNotNull(orderItems.advisedSize)));
    return rows.map(({ title, advised, sureness, product, ...row }) => ({
      ...row,
      product: product ?? { _id: '', name: title },
      advised: advised ?? '',
      sureness: sureness ?? 'unsure',
    }));
  },
};

/** What became of pieces that were ordered in a period with advice, the surest advice first. */
export async function readAdvice(db: Db, { now }: ResolvedPeriod) {
  const items = db
    .select({ sureness: orderItems.advisedSureness, taken: TAKEN.as('taken'), outcome: OUTCOME.as('outcome') })
    .from(orderItems)
    .where(and(IS_ADVISED, gte(AT, dayStart(now.from)), lt(AT, dayEnd(now.to))))
    .as('items');
  const of = (outcome: SizeOutcome) => sql<number>`(count(*) filter (where ${items.outcome} = ${outcome}))::int`;
  const groups = await db
    .select({
      sureness: sql<(typeof CONFIDENCE)[number]>`${items.sureness}`,
      taken: items.taken,
      ...{ kept: of('kept'), altered: of('altered'), returned: of('returned') },
    })
    .from(items)
    .groupBy(items.sureness, items.taken);
  const rank = ({ sureness, taken }: (typeof groups)[number]): number =>
    CONFIDENCE.indexOf(sureness) * 2 + (taken === 'advised' ? 0 : 1);
  return groups.toSorted((a, b) => rank(a) - rank(b));
}
