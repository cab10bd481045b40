import type { LoadedProductViewRow } from '@adunni/contracts/catalog/views';
import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { products } from '../tables.ts';
import { productViews } from './tables.ts';

/** Of products that can be tried on now. */
const CAN_TRY_ON: SQL = sql`${productViews.productId} in (
  select ${products._id} from ${products} where ${products.canTryOn})`;

/** Which views staff see and in what order. */
export const productViewReads = {
  table: productViews,
  filters: {
    from: (day: string) => gte(productViews.day, day),
    to: (day: string) => lte(productViews.day, day),
    product: productViews.productId,
    tryOn: (_yes: 'yes') => CAN_TRY_ON,
  },
  sorts: { day: productViews.day, views: productViews.views },
  load: ({ db }: StaffCtx, ids: string[]): Promise<LoadedProductViewRow[]> =>
    db
      .select({
        _id: productViews._id,
        day: productViews.day,
        product: { _id: products._id, name: products.title },
        views: productViews.views,
      })
      .from(productViews)
      .innerJoin(products, eq(products._id, productViews.productId))
      .where(inArray(productViews._id, ids)),
};

/** How often products that can be tried on were looked at in a period and in the one before. */
export async function viewsOfTryOns(db: Db, { now, before }: ResolvedPeriod): Promise<{ now: number; before: number }> {
  const within = ({ from, to }: Span) => and(CAN_TRY_ON, gte(productViews.day, from), lte(productViews.day, to));
  const sum = sql<number>`coalesce(sum(${productViews.views}), 0)::int`;
  const sumIn = async (span: Span) => (await db.select({ sum }).from(productViews).where(within(span)))[0]?.sum ?? 0;
  return { now: await sumIn(now), before: await sumIn(before) };
}
