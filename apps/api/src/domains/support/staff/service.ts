import { commonErrors } from '@adunni/contracts/errors';
import type { StaffAnswer, TicketChange } from '@adunni/contracts/support/forms';
import type { TicketPriority } from '@adunni/contracts/support/kinds';
import { ticketStaffErrors } from '@adunni/contracts/support/staff';
import { canTicketBecome, type TicketStatus } from '@adunni/contracts/support/statuses';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asWorker } from '../../conversations/rules.ts';
import { limitMessages, sentUnder, writeMessageIn } from '../../conversations/service.ts';
import { messages } from '../../conversations/tables.ts';
import { changeTicket, lockTicket } from '../lock.queries.ts';
import { tellAssignee, tellOfAnswer, tellOfStatus } from '../notify.service.ts';
import { statusValues, TICKET } from '../rules.ts';
import { ticketOf } from '../subject.ts';
import { type TicketRow, tickets } from '../tables.ts';
import { getTargets } from '../targets/targets.queries.ts';
import { timedValues } from '../targets/targets.rules.ts';
import { listAssignees } from './detail.queries.ts';

/**
 * Replies to the customer, once per key, who learns of it at once; the ticket waits for them, or is resolved. Whoever replies first to
 * what nobody works on works on it. Throws 404, 409 when it is closed, or a colleague answered after what was seen, 422 for files that are gone, 429.
 */
export async function answerTicket(
  ctx: StaffCtx,
  ticketId: string,
  answer: StaffAnswer & { key?: string | undefined },
): Promise<string> {
  const { message: text, fileIds, status, seenId, key } = answer;
  const sent = { text, photoIds: fileIds, key };
  await refuseClosed(ctx, ticketId);
  const place = ticketOf(ticketId, asWorker(ctx.viewer));
  await limitMessages(ctx, place, sent);
  return staffWrite(ctx, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    const before = await sentUnder(tx, place, sent);
    if (before) return before;
    if (seenId && (await isAnsweredSince(tx, { ticketId, seenId, by: ctx.viewer._id })))
      throw new Refusal(ticketStaffErrors.answered_meanwhile);
    const messageId = await writeMessageIn(ctx, tx, place, sent);
    const now = ctx.clock();
    const assigneeId = ticket.assigneeId ?? ctx.viewer._id;
    const answered = await changeTicket(ctx, tx, ticket, {
      ...statusValues(status, now),
      ...{ assigneeId, lastAt: now, firstAnsweredAt: ticket.firstAnsweredAt ?? now },
    });
    await tellOfAnswer(ctx, tx, answered, { messageId, text, isResolved: status === 'Resolved' });
    return messageId;
  });
}

/**
 * Notes something that only staff read, once per key; nobody is told, and the ticket stays as it is. Throws 404, 409, 422
 * for other words under a used key.
 */
export async function noteOnTicket(
  ctx: StaffCtx,
  ticketId: string,
  note: { text: string; key?: string | undefined },
): Promise<string> {
  await refuseClosed(ctx, ticketId);
  const place = ticketOf(ticketId, asWorker(ctx.viewer));
  return staffWrite(ctx, async (tx) => {
    await lockTicket(tx, ticketId);
    const before = await sentUnder(tx, place, note);
    return before ?? writeMessageIn(ctx, tx, place, { ...note, audience: 'staff' });
  });
}

/** Gives a ticket another status; its customer learns when it is resolved or closed. Throws 404, 409. */
export async function setTicketStatus(
  ctx: StaffCtx,
  { _id, version }: { _id: string; version: number },
  status: TicketStatus,
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const ticket = await lockTicket(tx, _id);
    if (ticket.version !== version) throw new Refusal(commonErrors.stale);
    return (await become(ctx, tx, ticket, status)).version;
  });
}

/** Changes what staff decide about a ticket; who gets it from a colleague is told. */
export async function changeByForm(
  ctx: StaffCtx,
  tx: Tx,
  ticketId: string,
  { category, priority, assigneeId }: TicketChange,
): Promise<void> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets._id, ticketId));
  if (!ticket) throw new Refusal(commonErrors.not_found);
  const isGiven = assigneeId !== null && assigneeId !== ticket.assigneeId;
  if (isGiven) await requireStaff(tx, assigneeId);
  const timed = timedValues(ticket, { priority }, ctx.clock(), await getTargets(tx));
  await tx
    .update(tickets)
    .set({ category, priority, assigneeId, ...timed })
    .where(eq(tickets._id, ticketId));
  if (isGiven && assigneeId !== ctx.viewer._id) await tellAssignee(ctx, tx, { ...ticket, assigneeId });
}

/**
 * Gives tickets to somebody of the staff, or to nobody; who gets them from a colleague is told of each. Answers with how
 * many changed hands. Throws 422 when it is not somebody who works here.
 */
export async function assignTickets(
  ctx: StaffCtx,
  { ids, assigneeId }: { ids: readonly string[]; assigneeId: string | null },
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    if (assigneeId !== null) await requireStaff(tx, assigneeId);
    // In the order of their ids, so that two who assign the same wait for each other.
    const theirs = await tx
      .select()
      .from(tickets)
      .where(and(inArray(tickets._id, [...ids]), sql`${tickets.assigneeId} is distinct from ${assigneeId}`))
      .orderBy(asc(tickets._id))
      .for('no key update');
    for (const ticket of theirs) {
      const given = await changeTicket(ctx, tx, ticket, { assigneeId });
      if (assigneeId !== ctx.viewer._id) await tellAssignee(ctx, tx, given);
    }
    return theirs.length;
  });
}

async function requireStaff(tx: Tx, assigneeId: string): Promise<void> {
  if (!(await listAssignees(tx)).some(({ _id }) => _id === assigneeId))
    throw new Refusal(ticketStaffErrors.not_staff, { fields: { assigneeId: ticketStaffErrors.not_staff.message } });
}

/** Whether a colleague answered after the message that somebody saw last. */
async function isAnsweredSince(
  tx: Tx,
  { ticketId, seenId, by }: { ticketId: string; seenId: string; by: string },
): Promise<boolean> {
  const isNewer = and(eq(messages.subjectKind, TICKET), eq(messages.subjectId, ticketId), gt(messages._id, seenId));
  const isAnswer = and(eq(messages.side, 'staff'), eq(messages.audience, 'everyone'), ne(messages.authorId, by));
  const found = await tx.select({ _id: messages._id }).from(messages).where(and(isNewer, isAnswer)).limit(1);
  return found.length > 0;
}

const prioritise =
  (priority: TicketPriority) =>
  async (ctx: StaffCtx, tx: Tx, ticketId: string): Promise<void> => {
    await changeTicket(ctx, tx, await lockTicket(tx, ticketId), { priority });
  };

/** What staff do to one or many tickets of the list. */
export const ticketActions = {
  assign: async (ctx: StaffCtx, tx: Tx, ticketId: string): Promise<void> => {
    await tx.update(tickets).set({ assigneeId: ctx.viewer._id }).where(eq(tickets._id, ticketId));
  },
  low: prioritise('Low'),
  normal: prioritise('Normal'),
  high: prioritise('High'),
  urgent: prioritise('Urgent'),
  resolve: async (ctx: StaffCtx, tx: Tx, ticketId: string): Promise<void> => {
    await become(ctx, tx, await lockTicket(tx, ticketId), 'Resolved');
  },
};

async function become(ctx: StaffCtx, tx: Tx, ticket: TicketRow, status: TicketStatus): Promise<TicketRow> {
  if (!canTicketBecome(ticket.status, status)) throw new Refusal(ticketStaffErrors.status_not_possible);
  const changed = await changeTicket(ctx, tx, ticket, statusValues(status, ctx.clock()));
  await tellOfStatus(ctx, tx, changed);
  return changed;
}

async function refuseClosed({ db }: StaffCtx, ticketId: string): Promise<void> {
  const [ticket] = await db.select({ status: tickets.status }).from(tickets).where(eq(tickets._id, ticketId));
  if (!ticket) throw new Refusal(ticketErrors.ticket_not_found);
  if (ticket.status === 'Closed') throw new Refusal(ticketErrors.ticket_closed);
}
