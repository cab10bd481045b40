import { commonErrors } from '@adunni/contracts/errors';
import type { Picture } from '@adunni/contracts/fields';
import { isStaff } from '@adunni/contracts/roles';
import { eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Viewer } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { toPicture } from '../../media/queries.ts';
import {
  cutPicture,
  type KeptPicture,
  keepPicture,
  originalOf,
  type Part,
  readPicture,
  storePicture,
} from '../../media/service.ts';
import { media } from '../../media/tables.ts';
import { catalogUploads } from './tables.ts';

/** Reading and cutting pictures is work; who puts a whole catalogue of hundreds in at once stays below. */
const PICTURES = { most: 2000, minutes: 60 };

const limitPictures = ({ db, viewer, clock }: StaffCtx): Promise<void> =>
  limitAttempts(db, `catalog-picture:${viewer._id}`, PICTURES, clock());

/** Stores a picture as the caller’s; it shows once a product or a category takes it. Throws 404, 413, 415, 422, 429. */
export async function uploadPicture(ctx: StaffCtx, read: () => Promise<Buffer>): Promise<Picture> {
  const makerId = await workshopOf(ctx.db, ctx.viewer);
  await limitPictures(ctx);
  const picture = await keepPicture(ctx, await readPicture(await read()));
  return staffWrite(ctx, (tx) => storeUpload(ctx, tx, picture, { makerId, originalId: null, alt: '' }));
}

/**
 * Cuts a part out of a picture as a new one. Cutting again starts from the whole picture, so nothing is ever lost.
 * Throws 404 when the picture is not one that the caller may use, 400 when the part does not lie within it, 429.
 */
export async function cropPicture(
  ctx: StaffCtx,
  mediaId: string,
  part: Part,
): Promise<{ picture: Picture; original: Picture }> {
  const source = await usablePicture(ctx.db, ctx.viewer, mediaId);
  if (source) await limitPictures(ctx);
  const bytes = source && (await originalOf(ctx, mediaId));
  if (!bytes) throw new Refusal(commonErrors.not_found);
  const picture = await cutPicture(bytes, part);
  if (!picture) throw new Refusal(commonErrors.invalid, { fields: { width: 'This is outside the image.' } });
  const kept = await keepPicture(ctx, picture);
  const original = source.original ?? source.picture;
  const { makerId, alt } = source;
  const cut = await staffWrite(ctx, (tx) => storeUpload(ctx, tx, kept, { makerId, originalId: original._id, alt }));
  return { picture: cut, original: toPicture(original) };
}

/** Who may use a picture, and what it was cut out of. */
interface UploadRights {
  makerId: string | null;
  originalId: string | null;
  alt: string;
}

/** Enters a picture as one that a workshop may put on its products. */
export async function storeUpload(
  ctx: StaffCtx,
  tx: Tx,
  picture: KeptPicture,
  { makerId, originalId, alt }: UploadRights,
): Promise<Picture> {
  const row = await storePicture(tx, { ...picture, alt, isPrivate: false });
  const uploaderId = ctx.viewer._id;
  await tx.insert(catalogUploads).values({ mediaId: row._id, uploaderId, makerId, originalId, createdAt: ctx.clock() });
  return toPicture(row);
}

/** The workshop that a designer uploads for; null for staff. Throws 404 when a designer has none. */
const workshopOf = async (db: Db, { role, _id }: Viewer): Promise<string | null> =>
  isStaff(role) ? null : makerIdOf(db, _id);

interface Source {
  picture: typeof media.$inferSelect;
  original: typeof media.$inferSelect | null;
  makerId: string | null;
  alt: string;
}

/** A picture that the caller uploaded or that a product of theirs shows; null otherwise. */
async function usablePicture(db: Db, viewer: Viewer, mediaId: string): Promise<Source | null> {
  const workshop = await workshopOf(db, viewer);
  const [picture] = await db.select().from(media).where(eq(media._id, mediaId));
  const { rows } = await db.execute<{ makerId: string | null; originalId: string | null }>(sql`
    select maker_id as "makerId", original_id as "originalId" from catalog_uploads where media_id = ${mediaId}
    union all
    select p.maker_id, null from product_pictures f join products p on p.id = f.product_id
      where f.media_id = ${mediaId}
    union all
    select maker_id, null from catalog_uploads where original_id = ${mediaId}`);
  const usable = rows.filter(({ makerId }) => workshop === null || makerId === workshop);
  const [first] = usable;
  if (!picture || !first) return null;
  const originalId = usable.find((row) => row.originalId)?.originalId;
  const [original = null] = originalId ? await db.select().from(media).where(eq(media._id, originalId)) : [];
  return { picture, original, makerId: workshop ?? first.makerId, alt: picture.alt };
}
