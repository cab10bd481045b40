import { randomBytes } from 'node:crypto';
import { conversationErrors } from '@adunni/contracts/conversations/messages';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { removePictures } from '../media/service.ts';
import { hashOfLink } from './links/links.service.ts';
import { type BroughtFor, isUnusedPhoto, type PhotoOrigin, readPhoto, storePhoto } from './photos/photos.service.ts';
import { conversationLinks, messagePhotos, messages } from './tables.ts';

export { mountConversation } from './thread/mount-conversation.ts';
export {
  limitMessages,
  type SentMessage,
  sentUnder,
  uploadPhoto,
  writeMessage,
  writeMessageIn,
} from './thread/write.service.ts';

/** As much as nobody guesses. */
const TOKEN_BYTES = 32;

/**
 * Stores a photo for a subject of a kind that is yet to be made, or for a message about one; for somebody without an
 * account, the subject’s id is known before. Throws 413, 415, 422, 429.
 */
export async function uploadEarlyPhoto(
  ctx: Ctx<Viewer>,
  { kind, takesPdf = false, alt, guestSubjectId }: BroughtFor & { alt: string; guestSubjectId?: string },
  read: () => Promise<Buffer>,
) {
  const picture = await readPhoto(ctx, { kind, takesPdf }, read);
  const owner = guestSubjectId
    ? { subjectId: guestSubjectId, uploaderId: null }
    : { subjectId: null, uploaderId: ctx.viewer._id };
  const brought = { kind, ...owner, alt };
  return ctx.db.transaction((tx) => storePhoto(ctx, tx, picture, brought));
}

/** A photo that was handed over to its subject; without an uploader, by somebody without an account. */
export interface ClaimedPhoto<Uploader extends string | null = string> {
  mediaId: string;
  uploaderId: Uploader;
  createdAt: Date;
}

/** Hands photos over to their subject, which stores itself what it uses them for; each once. Throws 422. */
export async function claimPhotos<Uploader extends string | null>(
  tx: Tx,
  photoIds: readonly string[],
  brought: PhotoOrigin & { uploaderId: Uploader },
): Promise<ClaimedPhoto<Uploader>[]> {
  const taken: ClaimedPhoto<Uploader>[] = [];
  for (const mediaId of photoIds) {
    const [photo] = await tx.delete(messagePhotos).where(isUnusedPhoto(mediaId, brought)).returning({
      mediaId: messagePhotos.mediaId,
      createdAt: messagePhotos.createdAt,
    });
    if (!photo) throw new Refusal(conversationErrors.photo_gone);
    taken.push({ ...photo, uploaderId: brought.uploaderId });
  }
  return taken;
}

/** Brings photos that a subject of another kind had stored itself to one of this kind, for a message to take. */
export async function bringPhotos(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  mediaIds: readonly string[],
  { kind, subjectId, uploaderId }: PhotoOrigin,
): Promise<void> {
  if (mediaIds.length === 0) return;
  const origin = { subjectKind: kind, subjectId, uploaderId, createdAt: deps.clock() };
  await tx.insert(messagePhotos).values(mediaIds.map((mediaId) => ({ mediaId, ...origin })));
}

/** Takes away for good what was said, noted and photographed about subjects, and the links to it. */
export async function eraseConversations(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  /** With `uploaderId`, that person’s photos go wherever they show. */
  { kind, subjectIds, uploaderId }: { kind: string; subjectIds: readonly string[]; uploaderId?: string },
): Promise<void> {
  const about = (table: typeof messages | typeof messagePhotos | typeof conversationLinks) =>
    and(eq(table.subjectKind, kind), inArray(table.subjectId, [...subjectIds]));
  const theirs =
    uploaderId === undefined
      ? undefined
      : and(eq(messagePhotos.subjectKind, kind), eq(messagePhotos.uploaderId, uploaderId));
  const photos = await tx
    .delete(messagePhotos)
    .where(or(about(messagePhotos), theirs))
    .returning({ mediaId: messagePhotos.mediaId });
  await tx.delete(messages).where(about(messages));
  await tx.delete(conversationLinks).where(about(conversationLinks));
  await removePictures(
    deps,
    tx,
    photos.map(({ mediaId }) => mediaId),
  );
}

/** Takes away for good what a person wrote as a customer about subjects of a kind, whosoever they are, with their photos. */
export async function eraseWordsOf(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { kind, authorId }: { kind: string; authorId: string },
): Promise<void> {
  await eraseConversations(deps, tx, { kind, subjectIds: [], uploaderId: authorId });
  await tx
    .delete(messages)
    .where(and(eq(messages.subjectKind, kind), eq(messages.authorId, authorId), eq(messages.side, 'customer')));
}

/** Moves what was said and noted about one subject, or some of it, to another of the same kind, with its photos. */
export async function moveMessages(
  tx: Tx,
  { kind, from, to, messageIds }: { kind: string; from: string; to: string; messageIds?: readonly string[] },
): Promise<void> {
  const moved = await tx
    .update(messages)
    .set({ subjectId: to })
    .where(
      and(
        eq(messages.subjectKind, kind),
        eq(messages.subjectId, from),
        messageIds && inArray(messages._id, [...messageIds]),
      ),
    )
    .returning({ _id: messages._id });
  await tx
    .update(messagePhotos)
    .set({ subjectId: to })
    .where(
      inArray(
        messagePhotos.messageId,
        moved.map(({ _id }) => _id),
      ),
    );
}

/** Makes a link with which whoever holds it reads the conversation, and nothing else, until it expires; its token. */
export async function shareConversation(
  tx: Tx,
  { kind, subjectId, expiresAt }: { kind: string; subjectId: string; expiresAt: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.insert(conversationLinks).values({ hash: hashOfLink(token), subjectKind: kind, subjectId, expiresAt });
  return token;
}
