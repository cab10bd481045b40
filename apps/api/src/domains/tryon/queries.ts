import type { Received } from '@adunni/contracts/endpoint';
import type { LoadedOutfit, listOutfits } from '@adunni/contracts/tryon/outfits';
import { girthOfSize } from '@adunni/contracts/tryon/sizes';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { contains } from '../../kit/database/contains.ts';
import { isVisible, productCards } from '../catalog/queries.ts';
import { products } from '../catalog/tables.ts';
import { pictureColumns, toPicture } from '../media/queries.ts';
import { media } from '../media/tables.ts';
import { outfitLayers, outfits, trySessions } from './tables.ts';

/** A page of what is live of products that anybody may see now, newest first. */
export async function findOutfits(
  db: Db,
  { page, limit, ...asked }: Received<typeof listOutfits>['query'],
  now: Date,
): Promise<{ items: LoadedOutfit[]; total: number; page: number; limit: number }> {
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with found as materialized (
      select o.id from ${outfits} o join products p on p.id = o.product_id join makers m on m.id = p.maker_id
      where o.status = 'live' and ${isVisible(now)} and ${isAsked(asked)})
    select (select count(*)::int from found) as total,
      array(select id::text from found order by id desc limit ${limit} offset ${(page - 1) * limit}) as ids`);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  return { items: await load(db, ids, now), total, page, limit };
}

function isAsked({ kind, q, product }: Omit<Received<typeof listOutfits>['query'], 'page' | 'limit'>): SQL {
  const conditions = [
    kind && (kind === 'head' ? sql`o.slot = 'head'` : sql`o.slot <> 'head'`),
    q && sql`(${contains(sql`p.title`, q)} or ${contains(sql`m.name`, q)})`,
    product && sql`o.product_id = ${product}`,
  ].filter((each) => each !== undefined && each !== '');
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

async function load(db: Db, ids: string[], now: Date): Promise<LoadedOutfit[]> {
  if (ids.length === 0) return [];
  const [live, layers] = await Promise.all([
    db
      .select({ outfit: outfits, chart: products.sizeChart })
      .from(outfits)
      .innerJoin(products, eq(products._id, outfits.productId))
      .where(inArray(outfits._id, ids))
      .orderBy(desc(outfits._id)),
    db
      .select({ outfitId: outfitLayers.outfitId, role: outfitLayers.role, picture: pictureColumns })
      .from(outfitLayers)
      .innerJoin(media, eq(media._id, outfitLayers.mediaId))
      .where(inArray(outfitLayers.outfitId, ids))
      .orderBy(asc(outfitLayers.position)),
  ]);
  const byOutfit = Map.groupBy(layers, ({ outfitId }) => outfitId);
  const cards = await productCards(
    db,
    live.map(({ outfit }) => outfit.productId),
    now,
  );
  return live.flatMap(({ outfit: { _id, garmentVersion: version, fit, slot, anchors, sizes, productId }, chart }) => {
    const product = cards.get(productId);
    if (!product?.visible) return [];
    const drawn = (byOutfit.get(_id) ?? []).map(({ role, picture }) => ({ role, picture: toPicture(picture) }));
    const cut = sizes.flatMap((size) => {
      const girth = girthOfSize(chart, slot, size.label);
      return girth === null ? [] : [{ ...size, girth }];
    });
    return [{ _id, version, fit, slot, anchors, layers: drawn, sizes: cut, product: product.card }];
  });
}

/** What a person tried on, for their export. */
export const triesOf = (db: Db | Tx, userId: string) =>
  db
    .select({
      outfitId: trySessions.outfitId,
      way: trySessions.way,
      device: trySessions.device,
      milliseconds: trySessions.milliseconds,
      loadingMs: trySessions.loadingMs,
      poseMs: trySessions.poseMs,
      drapingMs: trySessions.drapingMs,
      consent: trySessions.consent,
      outcome: trySessions.outcome,
      isAdjusted: trySessions.isAdjusted,
      stage: trySessions.stage,
      cause: trySessions.cause,
      at: trySessions.at,
    })
    .from(trySessions)
    .where(eq(trySessions.userId, userId))
    .orderBy(asc(trySessions.at));
