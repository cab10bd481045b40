import { conversationErrors } from '@adunni/contracts/conversations/messages';
import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { toPrivatePicture } from '../../media/queries.ts';
import { PDF } from '../../media/rules.ts';
import {
  type KeptPicture,
  keepPicture,
  readAttachment,
  readPicture,
  removePictures,
  storePicture,
} from '../../media/service.ts';
import { messagePhotos } from '../tables.ts';

const PHOTOS = { most: 120, minutes: 60 };
/** How long a photo that belongs to nothing yet is kept. */
const UNUSED_MS = 24 * HOUR_MS;

/** Where photos were brought, and by whom; without a subject they were brought before there was one. */
export interface PhotoOrigin {
  kind: string;
  subjectId: string | null;
  /** Null for a customer without an account, who brings it to their own subject only. */
  uploaderId: string | null;
}

/** What is brought for something of a kind: photos, and PDFs where it takes them. */
export interface BroughtFor {
  kind: string;
  takesPdf?: boolean;
}

/** Reads a photo of the caller’s, of which nobody uploads very many, or a PDF, and stores its file. Throws 413, 415, 422, 429. */
export async function readPhoto(
  ctx: Ctx<Viewer>,
  { kind, takesPdf = false }: BroughtFor,
  read: () => Promise<Buffer>,
): Promise<KeptPicture> {
  await limitAttempts(ctx.db, `${kind}-photo:${ctx.viewer._id}`, PHOTOS, ctx.clock());
  const bytes = await read();
  return keepPicture(ctx, await (takesPdf ? readAttachment(bytes) : readPicture(bytes)));
}

/** Enters a photo; it shows once a message, or something of the subject’s own, takes it. */
export async function storePhoto(
  deps: Deps,
  tx: Tx,
  picture: KeptPicture,
  { kind, subjectId, uploaderId, alt }: PhotoOrigin & { alt: string },
) {
  const row = await storePicture(tx, { ...picture, alt, isPrivate: true });
  await tx
    .insert(messagePhotos)
    .values({ mediaId: row._id, subjectKind: kind, subjectId, uploaderId, createdAt: deps.clock() });
  const { bytes, contentType } = row;
  return { ...toPrivatePicture(deps)(row), bytes, isDocument: contentType === PDF };
}

/** Gives photos to a message, each once and only those that its author brought for it. Throws 422. */
export async function attachPhotos(
  tx: Tx,
  photoIds: readonly string[],
  messageId: string,
  brought: PhotoOrigin,
): Promise<void> {
  for (const [position, mediaId] of photoIds.entries()) {
    const given = await tx
      .update(messagePhotos)
      .set({ messageId, position, subjectId: brought.subjectId })
      .where(isUnusedPhoto(mediaId, brought))
      .returning({ mediaId: messagePhotos.mediaId });
    if (given.length === 0) throw new Refusal(conversationErrors.photo_gone);
  }
}

/** A photo that this person brought for this and that nothing has taken yet. */
export const isUnusedPhoto = (mediaId: string, { kind, subjectId, uploaderId }: PhotoOrigin): SQL | undefined =>
  and(
    eq(messagePhotos.mediaId, mediaId),
    eq(messagePhotos.subjectKind, kind),
    uploaderId === null ? isNull(messagePhotos.uploaderId) : eq(messagePhotos.uploaderId, uploaderId),
    isNull(messagePhotos.messageId),
    uploaderId === null
      ? eq(messagePhotos.subjectId, subjectId ?? '')
      : or(isNull(messagePhotos.subjectId), subjectId === null ? undefined : eq(messagePhotos.subjectId, subjectId)),
  );

/** Takes photos away for good that were uploaded a day ago and never used. */
export async function sweepPhotos(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNUSED_MS);
  await deps.db.transaction(async (tx) => {
    const unused = await tx
      .select({ mediaId: messagePhotos.mediaId })
      .from(messagePhotos)
      .where(and(isNull(messagePhotos.messageId), lt(messagePhotos.createdAt, before)))
      .limit(200)
      .for('update', { skipLocked: true });
    const ids = unused.map(({ mediaId }) => mediaId);
    // Their rows go with the pictures.
    await removePictures(deps, tx, ids);
  });
}
