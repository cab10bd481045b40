import { isStaff } from '@adunni/contracts/roles';
import type { TicketRating, TicketReply } from '@adunni/contracts/support/forms';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { markRead } from '../../conversations/queries.ts';
import {
  limitMessages,
  type SentMessage,
  sentUnder,
  uploadPhoto,
  writeMessageIn,
} from '../../conversations/service.ts';
import { changeTicket, lockTicket } from '../lock.queries.ts';
import { tellStaff } from '../notify.service.ts';
import { asRequester, type FoundTicket, findByLink, memberOf } from '../present.queries.ts';
import { statusValues } from '../rules.ts';
import { ticketOf } from '../subject.ts';

/** Tries to rate one ticket; only one counts. */
const RATINGS = { most: 20, minutes: 60 };

/** A reply, and the key under which it is sent once. */
type KeyedReply = TicketReply & { key?: string | undefined };

/**
 * Writes as who asked, whoever holds the link; the ticket is open again. Throws 403 for staff, who answer elsewhere, 404,
 * 409 when it is closed, 422 for files that are gone and for other words under a used key, 429.
 */
export async function replyToTicket(ctx: Ctx, publicId: string, reply: KeyedReply): Promise<void> {
  const found = await findToWrite(ctx, publicId);
  try {
    await replyIn(ctx, found, reply);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Merged while the reply was under way: it goes where its ticket went.
    const now = await findToWrite(ctx, publicId);
    if (now.ticket._id === found.ticket._id) throw error;
    await replyIn(ctx, now, reply);
  }
}

async function replyIn(ctx: Ctx, found: FoundTicket, { message, fileIds, key }: KeyedReply): Promise<void> {
  if (found.ticket.status === 'Closed') throw new Refusal(ticketErrors.ticket_closed);
  const as = asRequester(ctx, found);
  const sent = { text: message, photoIds: fileIds, key };
  const place = placeOf(found);
  await limitMessages(as, place, sent);
  await ctx.db.transaction((tx) => writeReplyIn(as, tx, found, sent));
}

/**
 * Writes as who asked, once per key, in a transaction in which more follows; the ticket is open again. Throws 409, 422.
 */
export async function writeReplyIn(as: Ctx<Viewer>, tx: Tx, found: FoundTicket, sent: SentMessage): Promise<void> {
  const ticket = await lockTicket(tx, found.ticket._id);
  if (await sentUnder(tx, placeOf(found), sent)) return;
  const messageId = await writeMessageIn(as, tx, placeOf(found), sent);
  const now = as.clock();
  const open = await changeTicket(as, tx, ticket, { ...statusValues('Open', now), lastAt: now });
  await tellStaff(as, tx, open, { what: 'New reply', messageId });
}

/** Stores a photo or a PDF for a reply. Throws 403, 404, 413, 415, 422, 429. */
export async function uploadTicketFile(ctx: Ctx, publicId: string, read: () => Promise<Buffer>) {
  const found = await findToWrite(ctx, publicId);
  return uploadPhoto(asRequester(ctx, found), placeOf(found), read);
}

/** Marks replies as read up to one; answers with how many wait. Staff who look on read nothing for the customer. */
export async function readTicket(ctx: Ctx, publicId: string, lastId: string): Promise<number> {
  const found = await findToWrite(ctx, publicId);
  return markRead(ctx.db, placeOf(found), { lastId, now: ctx.clock() });
}

/** Keeps how a resolved ticket was handled, once; it opens nothing. Throws 403, 404, 409. */
export async function rateTicket(ctx: Ctx, publicId: string, { score, comment }: TicketRating): Promise<void> {
  const found = await findToWrite(ctx, publicId);
  await limitAttempts(ctx.db, `ticket-rating:${found.ticket._id}`, RATINGS, ctx.clock());
  await ctx.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, found.ticket._id);
    if (ticket.ratingScore !== null) throw new Refusal(ticketErrors.already_rated);
    if (ticket.status !== 'Resolved' && ticket.status !== 'Closed') throw new Refusal(ticketErrors.not_resolved);
    await changeTicket(ctx, tx, ticket, { ratingScore: score, ratingComment: comment, ratedAt: ctx.clock() });
  });
}

async function findToWrite(ctx: Ctx, publicId: string): Promise<FoundTicket> {
  const found = await findByLink(ctx.db, publicId);
  const { viewer } = ctx;
  if (viewer && isStaff(viewer.role) && viewer._id !== found.requester._id)
    throw new Refusal(ticketErrors.reply_in_admin);
  return found;
}

/** Where who asked stands in the conversation. */
export const placeOf = (found: FoundTicket) => ticketOf(found.ticket._id, memberOf(found));
