import { commonErrors } from '@adunni/contracts/errors';
import type { StaffAnswer, TicketChange } from '@adunni/contracts/support/forms';
import { ticketStaffErrors } from '@adunni/contracts/support/staff';
import { canTicketBecome, type TicketStatus } from '@adunni/contracts/support/statuses';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asWorker } from '../../conversations/rules.ts';
import { limitMessages, writeMessageIn } from '../../conversations/service.ts';
import { changeTicket, lockTicket } from '../lock.queries.ts';
import { tellAssignee, tellOfAnswer, tellOfStatus } from '../notify.service.ts';
import { statusValues } from '../rules.ts';
import { ticketOf } from '../subject.ts';
import { type TicketRow, tickets } from '../tables.ts';
import { listAssignees } from './detail.queries.ts';

/**
 * Replies to the customer, who learns of it at once; the ticket waits for them, or is resolved. Whoever replies first to
 * what nobody works on works on it. Throws 404, 409 when it is closed, 422 for files that are gone, 429.
 */
export async function answerTicket(ctx: StaffCtx, ticketId: string, answer: StaffAnswer): Promise<string> {
  const { message: text, fileIds, status } = answer;
  const sent = { text, photoIds: fileIds };
  await refuseClosed(ctx, ticketId);
  const place = ticketOf(ticketId, asWorker(ctx.viewer));
  await limitMessages(ctx, place, sent);
  return staffWrite(ctx, async (tx) => {
    const messageId = await writeMessageIn(ctx, tx, place, sent);
    const ticket = await lockTicket(tx, ticketId);
    const now = ctx.clock();
    const assigneeId = ticket.assigneeId ?? ctx.viewer._id;
    const answered = await changeTicket(tx, ticket, { ...statusValues(status, now), assigneeId, lastAt: now });
    await tellOfAnswer(ctx, tx, answered, { messageId, text, isResolved: status === 'Resolved' });
    return messageId;
  });
}

/** Notes something that only staff read; nobody is told, and the ticket stays as it is. Throws 404, 409. */
export async function noteOnTicket(ctx: StaffCtx, ticketId: string, text: string): Promise<string> {
  await refuseClosed(ctx, ticketId);
  const place = ticketOf(ticketId, asWorker(ctx.viewer));
  return staffWrite(ctx, (tx) => writeMessageIn(ctx, tx, place, { text, audience: 'staff' }));
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
  if (isGiven && !(await listAssignees(tx)).some(({ _id }) => _id === assigneeId))
    throw new Refusal(ticketStaffErrors.not_staff, { fields: { assigneeId: ticketStaffErrors.not_staff.message } });
  await tx.update(tickets).set({ category, priority, assigneeId }).where(eq(tickets._id, ticketId));
  if (isGiven && assigneeId !== ctx.viewer._id) await tellAssignee(ctx, tx, { ...ticket, assigneeId });
}

/** What staff do to one or many tickets of the list. */
export const ticketActions = {
  assign: async (ctx: StaffCtx, tx: Tx, ticketId: string): Promise<void> => {
    await tx.update(tickets).set({ assigneeId: ctx.viewer._id }).where(eq(tickets._id, ticketId));
  },
  resolve: async (ctx: StaffCtx, tx: Tx, ticketId: string): Promise<void> => {
    await become(ctx, tx, await lockTicket(tx, ticketId), 'Resolved');
  },
};

async function become(ctx: StaffCtx, tx: Tx, ticket: TicketRow, status: TicketStatus): Promise<TicketRow> {
  if (!canTicketBecome(ticket.status, status)) throw new Refusal(ticketStaffErrors.status_not_possible);
  const changed = await changeTicket(tx, ticket, statusValues(status, ctx.clock()));
  await tellOfStatus(ctx, tx, changed);
  return changed;
}

async function refuseClosed({ db }: StaffCtx, ticketId: string): Promise<void> {
  const [ticket] = await db.select({ status: tickets.status }).from(tickets).where(eq(tickets._id, ticketId));
  if (!ticket) throw new Refusal(ticketErrors.ticket_not_found);
  if (ticket.status === 'Closed') throw new Refusal(ticketErrors.ticket_closed);
}
