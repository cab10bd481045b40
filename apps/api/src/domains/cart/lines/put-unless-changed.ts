import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { runOften } from '../../../kit/database/prepared.ts';
import { type Places, statement } from '../../../kit/database/statement.ts';
import { type CartOwner, usedAt } from '../basket.ts';
import { fingerprintOf, type StoredLine } from '../rules.ts';
import { baskets, cartItems } from '../tables.ts';
import type { NewLine } from './put-line.ts';

/** A basket as it was read without being held; `seen` is the transaction that wrote it last. */
export interface SeenBasket {
  _id: string;
  seen: string;
  /** Oldest first. */
  lines: StoredLine[];
}

const columns = { _id: baskets._id, seen: sql<string>`baskets.xmin::text`, line: cartItems };
const seenBy = (column: typeof baskets.userId | typeof baskets.cookieHash) =>
  statement((db, { owner }: Places<{ owner: string }>) =>
    db
      .select(columns)
      .from(baskets)
      .leftJoin(cartItems, eq(cartItems.basketId, baskets._id))
      .where(eq(column, owner))
      .orderBy(cartItems._id),
  );
const [ofPerson, ofVisitor] = [seenBy(baskets.userId), seenBy(baskets.cookieHash)];

/** Reads an owner’s basket in one statement; null when they have none. */
export async function seeBasket(db: Db | Tx, owner: CartOwner): Promise<SeenBasket | null> {
  const rows = await ('userId' in owner
    ? ofPerson(db, { owner: owner.userId })
    : ofVisitor(db, { owner: owner.cookieHash }));
  const [first] = rows;
  if (!first) return null;
  return { _id: first._id, seen: first.seen, lines: rows.flatMap(({ line }) => line ?? []) };
}

/**
 * Puts a line for which there is room into a basket in one statement, adding to an equal one; returns the basket’s lines
 * afterwards, or null when somebody has changed the basket since it was seen, and nothing was written. Whoever changes
 * a basket writes its row first: what waits here for that row then looks at it anew, and finds another transaction’s.
 */
export async function putUnlessChanged(
  db: Db | Tx,
  { _id: basketId, seen, lines }: SeenBasket,
  line: NewLine,
  now: Date,
): Promise<StoredLine[] | null> {
  const fingerprint = fingerprintOf(line);
  const [put] = await runOften<{ _id: string; quantity: number; createdAt: string | Date }>(
    db,
    'put-unless-changed',
    sql`
    with held as (
      update ${baskets} set updated_at = ${usedAt(now)} where id = ${basketId} and xmin = ${seen}::xid returning id)
    insert into ${cartItems} (basket_id, product_id, variant_id, options, personalisation, measurement_note,
      measurement_profile_id, measure_later, quantity, seen_price, saved_for_later, look_hash, fingerprint)
    select id, ${line.productId}::uuid, ${line.variantId}::uuid, ${JSON.stringify(line.options)}::jsonb,
      ${line.personalisation}, ${line.measurementNote}, ${line.measurementProfileId ?? null}::uuid,
      ${line.measureLater}::boolean, ${line.quantity}::int, ${line.seenPrice}::bigint, ${line.savedForLater}::boolean,
      ${line.lookHash}::text, ${fingerprint}
    from held
    on conflict (basket_id, fingerprint) do update set quantity = cart_items.quantity + excluded.quantity,
      seen_price = excluded.seen_price, look_hash = excluded.look_hash, measure_later = excluded.measure_later,
      capped = false
    returning id as "_id", quantity, created_at as "createdAt"`,
  );
  if (!put) return null;
  const stored: StoredLine = {
    ...{ ...line, ...put, basketId, fingerprint, createdAt: new Date(put.createdAt) },
    measurementProfileId: line.measurementProfileId ?? null,
    capped: false,
  };
  return [...lines.filter(({ _id }) => _id !== put._id), stored].sort((a, b) => (a._id < b._id ? -1 : 1));
}
