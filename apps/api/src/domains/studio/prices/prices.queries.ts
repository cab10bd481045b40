import type { LoadedOwnPriceList, PriceList } from '@adunni/contracts/studio/price-list';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { contains } from '../../../kit/database/contains.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { priceLists } from '../tables.ts';

/** A workshop that sews designs, with what it asks. */
export interface PricedMaker {
  maker: Pick<typeof makers.$inferSelect, '_id' | 'slug' | 'name' | 'city' | 'country' | 'tier'>;
  list: Pick<PriceList, 'garments' | 'textiles'>;
}

/** Takes designs now: open, verified, and of a maker who sells and may sign in. */
const takesDesigns = and(
  ...[eq(priceLists.isOpen, true), eq(makers.status, 'approved')],
  ...[eq(users.status, 'active'), eq(users.role, 'Designer')],
);

const { _id, slug, name, city, country, tier } = makers;
const priced = (db: Db | Tx) =>
  db
    .select({
      maker: { _id, slug, name, city, country, tier },
      list: { garments: priceLists.garments, textiles: priceLists.textiles },
    })
    .from(priceLists)
    .innerJoin(makers, eq(makers._id, priceLists.makerId))
    .innerJoin(users, eq(users._id, makers.userId));

/** All who sew designs now. */
export const findPricedMakers = (db: Db | Tx): Promise<PricedMaker[]> =>
  priced(db).where(takesDesigns).orderBy(name, _id);

/** What a maker asks now; null when they sew no designs. */
export async function findPricedMaker(db: Db | Tx, makerId: string): Promise<PricedMaker | null> {
  const [found = null] = await priced(db).where(and(takesDesigns, eq(_id, makerId)));
  return found;
}

/** The price list of a person’s workshop; null for who has no workshop. */
export async function findOwnPriceList(
  db: Db | Tx,
  userId: string,
): Promise<Omit<LoadedOwnPriceList, 'commissionPercent'> | null> {
  const [found] = await db
    .select({ row: priceLists, status: makers.status })
    .from(makers)
    .leftJoin(priceLists, eq(priceLists.makerId, makers._id))
    .where(eq(makers.userId, userId));
  if (!found) return null;
  const { row, status } = found;
  const isVerified = status === 'approved';
  const list = row && { isOpen: row.isOpen, garments: row.garments, textiles: row.textiles };
  return {
    ...{ list, isVerified, isShown: isVerified && Boolean(row?.isOpen) },
    ...{ version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null },
  };
}

/** What the person’s file says of what their workshop asks, in kobo. */
export async function exportPriceList(db: Db | Tx, userId: string) {
  const { list = null, updatedAt = null } = (await findOwnPriceList(db, userId)) ?? {};
  return list && { ...list, updatedAt };
}

/** Which price lists staff see. */
export const priceListReads = {
  table: priceLists,
  search: (words: string) => sql`${priceLists.makerId} in (
    select ${makers._id} from ${makers} where ${contains(makers.name, words)})`,
  sorts: { updatedAt: priceLists.updatedAt },
  async load({ db }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({ row: priceLists, maker: { _id: makers._id, name: makers.name } })
      .from(priceLists)
      .innerJoin(makers, eq(makers._id, priceLists.makerId))
      .where(inArray(priceLists._id, ids));
    return rows.map(({ row: { garments, textiles, ...row }, maker }) => ({
      ...{ ...row, maker, garments: garments.length, textiles: textiles.length },
      list: { isOpen: row.isOpen, garments, textiles },
    }));
  },
};
