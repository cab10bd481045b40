import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedMakerDocument, LoadedShop } from '@adunni/contracts/makers/verification';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { makerDocuments, makers } from '../tables.ts';

export type MakerRow = typeof makers.$inferSelect;
const avatars = alias(media, 'avatars');
const covers = alias(media, 'covers');

/** The caller’s workshop, locked until the transaction ends. Throws 404 for who has none. */
export async function lockOwnShop({ viewer }: Ctx<Viewer>, tx: Tx): Promise<MakerRow> {
  const [maker] = await tx.select().from(makers).where(eq(makers.userId, viewer._id)).for('no key update');
  if (!maker) throw new Refusal(commonErrors.not_found);
  return maker;
}

/** The caller’s shop. Throws 404 for who has none. */
export async function getOwnShop({ db, viewer }: Ctx<Viewer>): Promise<LoadedShop> {
  const [maker] = await db.select({ _id: makers._id }).from(makers).where(eq(makers.userId, viewer._id));
  if (!maker) throw new Refusal(commonErrors.not_found);
  const { row, ...profile } = await shopProfile(db, maker._id);
  const { _id, version, name, status, tier } = row;
  return { ...profile, _id, version, name, status, tier, submittedAt: row.submittedAt, pickupPlace: row.pickupPlace };
}

/** What a shop says of itself with its pictures and documents, and its row. */
export async function shopProfile(db: Db | Tx, makerId: string) {
  const [[found], documents] = await Promise.all([
    db
      .select({ row: makers, avatar: avatars, cover: covers })
      .from(makers)
      .leftJoin(avatars, eq(avatars._id, makers.avatarId))
      .leftJoin(covers, eq(covers._id, makers.coverId))
      .where(eq(makers._id, makerId)),
    db.select().from(makerDocuments).where(eq(makerDocuments.makerId, makerId)).orderBy(asc(makerDocuments._id)),
  ]);
  if (!found) throw new Refusal(commonErrors.not_found);
  const { row, avatar, cover } = found;
  return {
    row,
    slug: row.slug,
    tagline: row.tagline,
    story: row.story,
    specialities: row.specialities,
    city: row.city,
    country: row.country,
    foundedYear: row.foundedYear,
    weeklyCapacity: row.weeklyCapacity,
    refusalReason: row.refusalReason,
    decidedAt: row.decidedAt,
    avatar: toPictureOrNull(avatar),
    cover: toPictureOrNull(cover),
    documents: documents.map(toDocument),
  };
}

const toDocument = (row: typeof makerDocuments.$inferSelect): LoadedMakerDocument => ({
  _id: row._id,
  kind: row.kind,
  status: row.status,
  contentType: row.contentType,
  bytes: row.bytes,
  uploadedAt: row.createdAt,
});
