import { conversationErrors, type MessageAudience } from '@adunni/contracts/conversations/messages';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { notify, notifyStaff } from '../../notifications/service.ts';
import type { FoundSubject, MessageNotice, Place } from '../domain.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { attachPhotos, readPhoto, storePhoto } from '../photos/photos.service.ts';
import { showMessage } from '../present.queries.ts';
import { accountOf, READABLE, type ShownMessage, teaserOf } from '../rules.ts';
import { messages } from '../tables.ts';

/** Each message may send a mail. */
const MESSAGES = { most: 60, minutes: 60 };

/** A message as it is written. */
export interface SentMessage {
  text: string;
  topicId?: string | null;
  photoIds?: readonly string[];
  audience?: MessageAudience;
  /** Under which it is sent once: see `sentUnder`. */
  key?: string | undefined;
}

/**
 * Writes into a conversation, once per key, and tells the other side unless it is internal. Throws 403 for an audience
 * that the member is none of, 404 for what is not theirs, 409 when it is closed, 422 for photos that are gone and for other
 * words under a used key, 429.
 */
export async function writeMessage(ctx: Ctx<Viewer>, place: Place, sent: SentMessage): Promise<ShownMessage> {
  const { subject, member } = place;
  await limitMessages(ctx, place, sent);
  const messageId = await write(ctx, place, async (tx) => {
    // Whoever sends again under a key waits for the first to be through.
    if (sent.key) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message:${sent.key}`}, 0))`);
    return (await sentUnder(tx, place, sent)) ?? writeMessageIn(ctx, tx, place, sent);
  });
  return showMessage(ctx, subject, member, messageId);
}

/** Counts a message that is about to be written; internal ones are not counted. Throws 403, 404, 409, 429. */
export async function limitMessages(ctx: Ctx<Viewer>, place: Place, { audience = 'everyone' }: SentMessage) {
  const { subject, member } = place;
  if (!READABLE[member.side].includes(audience)) throw new Refusal(commonErrors.forbidden);
  await findOpen(ctx, ctx.db, place);
  if (audience === 'everyone')
    await limitAttempts(ctx.db, `${subject.kind}-message:${member._id}`, MESSAGES, ctx.clock());
}

/** Writes as `writeMessage` does, in a transaction in which more follows from the message; answers with its id. */
export async function writeMessageIn(ctx: Ctx<Viewer>, tx: Tx, place: Place, sent: SentMessage): Promise<string> {
  const { subject, member } = place;
  const { text, topicId = null, photoIds = [], audience = 'everyone', key: sentKey = null } = sent;
  if (!READABLE[member.side].includes(audience)) throw new Refusal(commonErrors.forbidden);
  const { address } = await findOpen(ctx, tx, place, 'hold');
  const addressed = await address(tx, topicId, audience);
  const messageId = await store(ctx, tx, place, { text, audience, topicId: addressed.topicId, sentKey });
  const owner = { kind: subject.kind, subjectId: place.subjectId, uploaderId: accountOf(member) };
  await attachPhotos(tx, photoIds, messageId, owner);
  if (audience === 'everyone') await subject.written?.(tx, member, addressed.topicId);
  if (addressed.notice && audience === 'everyone')
    await notifyRecipients(ctx, tx, addressed.notice, { messageId, text });
  return messageId;
}

/**
 * The message that the member’s side has sent under the key of this one, or null; whoever sends under keys asks with the
 * subject’s row or the key locked, and writes only then. Throws 422 for other words under a used key.
 */
export async function sentUnder(tx: Tx, place: Place, { key, text }: SentMessage): Promise<string | null> {
  if (key === undefined) return null;
  const { subject, subjectId, member } = place;
  const about = and(eq(messages.subjectKind, subject.kind), eq(messages.subjectId, subjectId));
  const [sent] = await tx
    .select({ _id: messages._id, text: messages.text })
    .from(messages)
    .where(and(about, eq(messages.side, member.side), eq(messages.sentKey, key)));
  if (sent && sent.text !== text) throw new Refusal(conversationErrors.message_key_reused);
  return sent?._id ?? null;
}

/** Stores a photo that the member adds to the conversation or to its subject. Throws 404, 413, 415, 422, 429. */
export async function uploadPhoto(ctx: Ctx<Viewer>, place: Place, read: () => Promise<Buffer>) {
  const { subject, subjectId, member } = place;
  const { photoAlt } = await find(ctx.db, place);
  const picture = await readPhoto(ctx, subject, read);
  const brought = { kind: subject.kind, subjectId, uploaderId: accountOf(member), alt: photoAlt };
  return write(ctx, place, (tx) => storePhoto(ctx, tx, picture, brought));
}

/** What those at work do is entered into the audit log; what customers write is not. */
const write = <T>(ctx: Ctx<Viewer>, { member }: Place, work: (tx: Tx) => Promise<T>): Promise<T> =>
  member.side === 'customer' ? ctx.db.transaction(work) : staffWrite(ctx, work);

async function find(db: Db | Tx, { subject, subjectId, member }: Place, hold?: 'hold'): Promise<FoundSubject> {
  const found = await subject.find(db, subjectId, member, hold);
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}

async function findOpen(
  { clock }: Pick<Deps, 'clock'>,
  db: Db | Tx,
  place: Place,
  hold?: 'hold',
): Promise<FoundSubject> {
  const found = await find(db, place, hold);
  const isOver = found.closesAt != null && found.closesAt <= clock();
  if (!found.isOpen || isOver) throw new Refusal(conversationErrors.conversation_closed);
  return found;
}

async function store(
  ctx: Ctx<Viewer>,
  tx: Tx,
  { subject, subjectId, member }: Place,
  message: { text: string; audience: MessageAudience; topicId: string | null; sentKey: string | null },
): Promise<string> {
  const at = { subjectKind: subject.kind, subjectId, side: member.side, authorId: accountOf(member) };
  const [row] = await tx
    .insert(messages)
    .values({ ...at, ...message, createdAt: ctx.clock() })
    .returning({ _id: messages._id });
  return row?._id ?? '';
}

async function notifyRecipients(
  ctx: Ctx<Viewer>,
  tx: Tx,
  { to, title, text, path }: MessageNotice,
  written: { messageId: string; text: string },
): Promise<void> {
  const notice = {
    kind: notificationKinds.message,
    ...{ title, path, text: text ?? teaserOf(written.text) },
    cause: `message:${written.messageId}`,
  };
  if (to === 'staff') await notifyStaff(ctx, tx, notice);
  else await notify(ctx, tx, { ...notice, userIds: to });
}
