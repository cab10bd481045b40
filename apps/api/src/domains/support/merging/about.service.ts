import type { TicketSubject } from '@adunni/contracts/support/kinds';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { ABOUT_COLUMNS, aboutOf, isOwnSubject, type Subject, subjectsOf } from '../about.queries.ts';
import { changeTicket, lockTicket } from '../lock.queries.ts';
import { type TicketRow, tickets } from '../tables.ts';

/** What a ticket can be about. Throws 404. */
export async function subjectsOfTicket({ db }: StaffCtx, ticketId: string): Promise<Subject[]> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets._id, ticketId));
  if (!ticket) throw new Refusal(ticketErrors.ticket_not_found);
  const ownerId = await ownerOf(db, ticket);
  const subjects = ownerId ? await subjectsOf(db, ownerId) : [];
  return subjects.filter(({ kind }) => canBeAbout(ticket, kind));
}

/**
 * Whose things it can be about: its customer’s, or, without an account, those of the account that has confirmed the
 * email under which they wrote. For staff only: what it is about shows to no guest.
 */
async function ownerOf(db: Db | Tx, { requesterId, guestEmail }: TicketRow): Promise<string | undefined> {
  if (requesterId) return requesterId;
  const [account] = await db
    .select({ _id: users._id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, guestEmail?.toLowerCase() ?? ''), isNotNull(users.emailVerifiedAt)));
  return account?._id;
}

/** Of somebody’s without an account, orders alone. */
const canBeAbout = ({ requesterId }: TicketRow, kind: TicketSubject): boolean =>
  requesterId !== null || kind === 'order-part';

/** Ties a ticket to something of its customer’s, or to nothing. Throws 404, also for what is another’s. */
export async function tie(ctx: StaffCtx, ticketId: string, about: { kind: TicketSubject; id: string } | null) {
  return staffWrite(ctx, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    const ownerId = about && canBeAbout(ticket, about.kind) && (await ownerOf(tx, ticket));
    if (about && !(ownerId && (await isOwnSubject(tx, ownerId, about)))) throw new Refusal(ticketErrors.subject_gone);
    const nothing = { orderPartId: null, bookingId: null, paymentId: null, subscriptionId: null };
    const tied = await changeTicket(ctx, tx, ticket, {
      ...nothing,
      ...(about && { [ABOUT_COLUMNS[about.kind]]: about.id }),
    });
    return { about: (await aboutOf(tx, [tied], 'staff')).get(ticketId) ?? null };
  });
}
