import type { LoadedProductCard } from '@adunni/contracts/catalog/catalog';
import type { Kobo } from '@adunni/contracts/money';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { makers } from '../makers/tables.ts';
import { type CardRow, cardColumns, cardJoins, isVisible, toCard } from './card.queries.ts';
import { isCommission } from './commissions/queries.ts';
import { products } from './tables.ts';

export { isVisible } from './card.queries.ts';
export { isCommission } from './commissions/queries.ts';
export { hasStockLevel, ofOwnWorkshop } from './products/list.queries.ts';
export { type LineChoice, type SellableLine, sellableLines } from './sellable/sellable.queries.ts';
export { viewsOfTryOns } from './views/queries.ts';

/** The lowest price that the public can see; null where nothing is for sale. */
export async function cheapestPrice(db: Db | Tx, now: Date): Promise<Kobo | null> {
  const { rows } = await db.execute<{ price: Kobo }>(sql`
    select p.price_min::float8 as price from products p join makers m on m.id = p.maker_id
    where ${isVisible(now)} order by p.price_min, p.id limit 1`);
  return rows[0]?.price ?? null;
}

/** Cards by product id, withdrawn products too, commissions never; `visible` says whether the public may see the piece now. */
export async function productCards(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { card: LoadedProductCard; visible: boolean }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute(sql`
    select ${cardColumns}, ${isVisible(now)} as visible from products p ${cardJoins}
    where p.id = any (${sql.param([...ids])}::uuid[]) and not ${isCommission(sql`p.id`)}`);
  return new Map(
    (rows as unknown as (CardRow & { visible: boolean })[]).map((row) => [
      row._id,
      { card: toCard(row), visible: row.visible },
    ]),
  );
}

/** Of products that were chosen for a page, those that the public can see now, in the order of the choice. */
export async function visibleCards(db: Db | Tx, ids: readonly string[], now: Date): Promise<LoadedProductCard[]> {
  const cards = await productCards(db, ids, now);
  return ids.flatMap((id) => {
    const found = cards.get(id);
    return found?.visible ? [found.card] : [];
  });
}

/** Products as a form names those that were chosen. */
export const namedProducts = (db: Db | Tx, ids: string[]): Promise<{ value: string; label: string }[]> =>
  db
    .select({ value: products._id, label: sql<string>`${products.title} || ', ' || ${makers.name}` })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .where(inArray(products._id, ids));
