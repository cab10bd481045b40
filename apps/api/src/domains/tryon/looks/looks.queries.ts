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

/** The looks of a person in plain words, oldest first, for their export. */
export async function exportLooks(db: Db, userId: string) {
  const rows = await db
    .select({ lookId: looks._id, savedAt: looks.createdAt, shows: media.alt, title: products.title })
    .from(looks)
    .innerJoin(media, eq(media._id, looks.mediaId))
    .leftJoin(lookPieces, eq(lookPieces.lookId, looks._id))
    .leftJoin(products, eq(products._id, lookPieces.productId))
    .where(eq(looks.userId, userId))
    .orderBy(asc(looks._id), asc(lookPieces.position));
  return [...Map.groupBy(rows, ({ lookId }) => lookId).values()].map((pieces) => ({
    savedAt: pieces[0]?.savedAt.toISOString(),
    shows: pieces[0]?.shows,
    products: pieces.flatMap(({ title }) => title ?? []),
  }));
}
