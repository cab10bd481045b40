import type { TicketSubject } from '@adunni/contracts/support/forms';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { ABOUT_COLUMNS, aboutOf, isOwnSubject, type Subject, subjectsOf } from '../about.queries.ts';
import { changeTicket, lockTicket } from '../lock.queries.ts';
import { tickets } from '../tables.ts';

/** What a ticket can be about; nothing for somebody without an account. Throws 404. */
export async function subjectsOfTicket({ db }: StaffCtx, ticketId: string): Promise<Subject[]> {
  const [ticket] = await db.select({ requesterId: tickets.requesterId }).from(tickets).where(eq(tickets._id, ticketId));
  if (!ticket) throw new Refusal(ticketErrors.ticket_not_found);
  return ticket.requesterId ? subjectsOf(db, ticket.requesterId) : [];
}

/** Ties a ticket to something of its customer’s, or to nothing. Throws 404, also for what is another’s. */
export async function tie(ctx: StaffCtx, ticketId: string, about: { kind: TicketSubject; id: string } | null) {
  return staffWrite(ctx, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (about && !(ticket.requesterId && (await isOwnSubject(tx, ticket.requesterId, about))))
      throw new Refusal(ticketErrors.subject_gone);
    const nothing = { orderPartId: null, bookingId: null, paymentId: null, subscriptionId: null };
    const tied = await changeTicket(ctx, tx, ticket, {
      ...nothing,
      ...(about && { [ABOUT_COLUMNS[about.kind]]: about.id }),
    });
    return { about: (await aboutOf(tx, [tied], 'staff')).get(ticketId) ?? null };
  });
}
