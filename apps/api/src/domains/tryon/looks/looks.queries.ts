import type { LoadedLook } from '@adunni/contracts/tryon/looks';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { productCards } from '../../catalog/queries.ts';
import { products } from '../../catalog/tables.ts';
import { type AddressSigner, pictureColumns, toPrivatePicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { lookPieces, looks } from '../tables.ts';

const shownColumns = { _id: looks._id, savedAt: looks.createdAt, picture: pictureColumns };

/** The looks of a person, newest first. */
export async function findLooks(deps: Pick<Deps, 'db'> & AddressSigner, userId: string): Promise<LoadedLook[]> {
  const rows = await deps.db
    .select(shownColumns)
    .from(looks)
    .innerJoin(media, eq(media._id, looks.mediaId))
    .where(eq(looks.userId, userId))
    .orderBy(desc(looks._id));
  return withPieces(deps, deps.db, rows);
}

/** The look that a person saved under a key; null when there is none. */
export async function findLookByKey(
  signer: AddressSigner,
  db: Db | Tx,
  userId: string,
  idempotencyKey: string,
): Promise<LoadedLook | null> {
  const rows = await db
    .select(shownColumns)
    .from(looks)
    .innerJoin(media, eq(media._id, looks.mediaId))
    .where(and(eq(looks.userId, userId), eq(looks.idempotencyKey, idempotencyKey)));
  const [found = null] = await withPieces(signer, db, rows);
  return found;
}

type Row = Pick<LoadedLook, '_id' | 'savedAt'> & { picture: Parameters<ReturnType<typeof toPrivatePicture>>[0] };

async function withPieces(signer: AddressSigner, db: Db | Tx, rows: readonly Row[]): Promise<LoadedLook[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ _id }) => _id);
  const pieces = await db
    .select({ lookId: lookPieces.lookId, productId: lookPieces.productId })
    .from(lookPieces)
    .where(inArray(lookPieces.lookId, ids))
    .orderBy(asc(lookPieces.position));
  const worn = [...new Set(pieces.map(({ productId }) => productId))];
  const cards = await productCards(db, worn, signer.clock());
  const byLook = Map.groupBy(pieces, ({ lookId }) => lookId);
  const signed = toPrivatePicture(signer);
  return rows.map(({ _id, savedAt, picture }) => ({
    _id,
    savedAt,
    picture: signed(picture),
    products: (byLook.get(_id) ?? []).flatMap(({ productId }) => {
      const found = cards.get(productId);
      return found ? [{ _id: productId, title: found.card.title, isForSale: found.visible }] : [];
    }),
  }));
}

/** The looks of a person, oldest first, each with its picture, for their export. */
export async function exportLooks({ db, storage }: Pick<Deps, 'db' | 'storage'>, userId: string) {
  const rows = await db
    .select({ look: looks, picture: media, title: products.title })
    .from(looks)
    .innerJoin(media, eq(media._id, looks.mediaId))
    .leftJoin(lookPieces, eq(lookPieces.lookId, looks._id))
    .leftJoin(products, eq(products._id, lookPieces.productId))
    .where(eq(looks.userId, userId))
    .orderBy(asc(looks._id), asc(lookPieces.position));
  const told = [];
  for (const pieces of Map.groupBy(rows, ({ look }) => look._id).values()) {
    const [first] = pieces;
    if (!first) continue;
    told.push({
      savedAt: first.look.createdAt.toISOString(),
      shows: first.picture.alt,
      products: pieces.flatMap(({ title }) => title ?? []),
      picture: await dataUrlOf(storage, first.picture),
    });
  }
  return told;
}

/** The picture itself, as an address that any browser opens, since ours would have run out by then. */
async function dataUrlOf(storage: Deps['storage'], { path, contentType }: typeof media.$inferSelect) {
  const bytes = await storage.get(path);
  return bytes && `data:${contentType};base64,${bytes.toString('base64')}`;
}
