import { mergingErrors } from '@adunni/contracts/support/merging';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asWorker } from '../../conversations/rules.ts';
import { moveMessages, writeMessageIn } from '../../conversations/service.ts';
import { changeTicket } from '../lock.queries.ts';
import { statusValues, TICKET } from '../rules.ts';
import { ticketOf } from '../subject.ts';
import { type TicketRow, ticketMails, tickets } from '../tables.ts';

/**
 * Merges a duplicate into the ticket of a number: all that was said and noted goes there, a note tells staff, and the
 * customer is told nothing. The link of the duplicate leads there from then on. Answers with the id of what stays.
 * Throws 404, 409 when one of them was merged or closed meanwhile, 422 for another customer’s.
 */
export async function mergeTickets(ctx: StaffCtx, fromId: string, number: string): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    const [into] = await tx.select({ _id: tickets._id }).from(tickets).where(eq(tickets.number, number));
    if (!into) throw new Refusal(mergingErrors.no_such_ticket);
    if (into._id === fromId) throw new Refusal(mergingErrors.same_ticket);
    const { from, target } = await lockBoth(tx, fromId, into._id);
    requireMergeable(from, target);
    await moveMessages(tx, { kind: TICKET, from: from._id, to: target._id });
    await moveMails(tx, from._id, target._id);
    // What was merged into the duplicate before leads to the end of the way.
    await tx.update(tickets).set({ mergedInto: target._id }).where(eq(tickets.mergedInto, from._id));
    await changeTicket(ctx, tx, from, { ...statusValues('Closed', ctx.clock()), mergedInto: target._id });
    await changeTicket(ctx, tx, target, {
      ...(from.status === 'Open' && target.status !== 'Open' && statusValues('Open', ctx.clock())),
      assigneeId: target.assigneeId ?? from.assigneeId,
      firstAnsweredAt: target.firstAnsweredAt ?? from.firstAnsweredAt,
      lastAt: from.lastAt > target.lastAt ? from.lastAt : target.lastAt,
    });
    await noteIn(ctx, tx, target._id, `Merged ${from.number} “${from.subject}” into this ticket.`);
    return target._id;
  });
}

/** What came in by mail goes along, so that a mail which is brought again counts once, and answers stay in its thread. */
async function moveMails(tx: Tx, from: string, to: string): Promise<void> {
  const known = tx.select({ digest: ticketMails.digest }).from(ticketMails).where(eq(ticketMails.ticketId, to));
  await tx
    .update(ticketMails)
    .set({ ticketId: to })
    .where(and(eq(ticketMails.ticketId, from), notInArray(ticketMails.digest, known)));
}

/** Both in the order of their ids, so that two who merge them into one another wait for each other and one comes late. */
async function lockBoth(tx: Tx, fromId: string, intoId: string): Promise<{ from: TicketRow; target: TicketRow }> {
  const locked = await tx
    .select()
    .from(tickets)
    .where(inArray(tickets._id, [fromId, intoId]))
    .orderBy(asc(tickets._id))
    .for('no key update');
  const from = locked.find(({ _id }) => _id === fromId);
  const target = locked.find(({ _id }) => _id === intoId);
  if (!from || !target) throw new Refusal(ticketErrors.ticket_not_found);
  return { from, target };
}

function requireMergeable(from: TicketRow, target: TicketRow): void {
  if (from.mergedInto || target.mergedInto) throw new Refusal(mergingErrors.merged_already);
  if (!isSameCustomer(from, target)) throw new Refusal(mergingErrors.other_customer);
  if (from.status === 'Closed' || target.status === 'Closed') throw new Refusal(ticketErrors.ticket_closed);
}

const isSameCustomer = (one: TicketRow, other: TicketRow): boolean =>
  one.requesterId === other.requesterId &&
  (one.requesterId !== null || one.guestEmail?.toLowerCase() === other.guestEmail?.toLowerCase());

/** What staff read in the thread of what was done to its ticket. */
export const noteIn = (ctx: StaffCtx, tx: Tx, ticketId: string, text: string): Promise<string> =>
  writeMessageIn(ctx, tx, ticketOf(ticketId, asWorker(ctx.viewer)), { text, audience: 'staff' });
