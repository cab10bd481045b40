import { isStaff, type Role } from '@adunni/contracts/roles';
import { type LoadedTicket, ticketErrors } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { readConversation } from '../conversations/queries.ts';
import { asCustomer, asGuest, type Member, type ShownMessage } from '../conversations/rules.ts';
import { users } from '../identity/tables.ts';
import { aboutOf } from './about.queries.ts';
import { closesAt, maskEmail, maskPhone } from './rules.ts';
import { ticketOf } from './subject.ts';
import { type TicketRow, tickets } from './tables.ts';

/** Who asked, and what staff and their emails need of them. */
const requesterColumns = {
  _id: users._id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  role: users.role,
};

/** Who asked; without an account, the id is that of their ticket. */
interface Requester extends Omit<Viewer, 'sessionId'> {
  lastName: string;
  phone: string | null;
  hasAccount: boolean;
}

export interface FoundTicket {
  ticket: TicketRow;
  requester: Requester;
}

/** The ticket of a link, or the one that it was merged into, with who asked. Throws 404. */
export async function findByLink(db: Db | Tx, publicId: string): Promise<FoundTicket> {
  const [named] = await db
    .select({ _id: tickets._id, mergedInto: tickets.mergedInto })
    .from(tickets)
    .where(eq(tickets.publicId, publicId));
  if (!named) throw new Refusal(ticketErrors.ticket_not_found);
  const [found] = await db
    .select({ ticket: tickets, person: requesterColumns })
    .from(tickets)
    .leftJoin(users, eq(users._id, tickets.requesterId))
    .where(eq(tickets._id, named.mergedInto ?? named._id));
  if (!found) throw new Refusal(ticketErrors.ticket_not_found);
  const { ticket, person } = found;
  return { ticket, requester: person ? { ...person, hasAccount: true } : guestOf(ticket) };
}

const guestOf = ({ _id, guestName, guestEmail }: TicketRow): Requester => ({
  _id,
  ...{ firstName: guestName ?? '', lastName: '', email: guestEmail ?? '' },
  ...{ phone: null, role: 'Customer', hasAccount: false },
});

/** Who asked, as the customer of the conversation. */
export const memberOf = ({ ticket, requester }: FoundTicket): Member =>
  requester.hasAccount ? asCustomer(requester) : asGuest(ticket._id);

/** A call by whoever holds the link, as the call of who asked. */
export const asRequester = (ctx: Ctx, { requester }: FoundTicket): Ctx<Viewer> => ({
  ...ctx,
  viewer: { ...requester, sessionId: '' },
});

/**
 * The ticket of a link as its customer’s side of the conversation reads it, so that nothing internal is ever in it.
 * Throws 404.
 */
export async function showTicket(ctx: Ctx, publicId: string): Promise<LoadedTicket> {
  const found = await findByLink(ctx.db, publicId);
  const { ticket, requester } = found;
  const { messages, unread } = await readConversation(ctx, ticketOf(ticket._id, memberOf(found)));
  const [description, ...replies] = messages;
  const isOwn = ctx.viewer?._id === requester._id;
  const maySeeContact = isOwn || (ctx.viewer !== null && isStaff(ctx.viewer.role));
  const { firstName, lastName, email, phone } = requester;
  return {
    _id: ticket.publicId,
    ticketNumber: ticket.number,
    ...{ subject: ticket.subject, status: ticket.status, category: ticket.category, priority: ticket.priority },
    createdAt: ticket.createdAt,
    description: description?.text ?? '',
    files: filesOf(description),
    messages: replies.map((said) => ({
      _id: said._id,
      message: said.text,
      isInternal: said.audience !== 'everyone',
      side: sideOf(said),
      createdAt: said.at,
      sender: said.side === 'customer' ? { firstName, lastName, role: requester.role } : SHOP,
      files: filesOf(said),
      readAt: said.readAt,
    })),
    requester: {
      name: `${firstName} ${lastName}`.trim(),
      email: maySeeContact ? email : maskEmail(email),
      phone: phone && !maySeeContact ? maskPhone(phone) : phone,
    },
    isOwn,
    // What staff have tied a guest’s ticket to is another’s, as far as anybody knows.
    about: requester.hasAccount ? ((await aboutOf(ctx.db, [ticket], 'customer')).get(ticket._id) ?? null) : null,
    unread,
    closesAt: closesAt(ticket),
    rating: ratingOf(ticket),
  };
}

/** Under what name staff speak to customers. */
const SHOP: { firstName: string; lastName: string; role: Role } = {
  firstName: 'Adunni',
  lastName: 'Support',
  role: 'Admin',
};

/** Nobody else writes about a ticket. */
export const sideOf = ({ side }: Pick<ShownMessage, 'side'>) => (side === 'customer' ? 'customer' : 'staff');

/** Photos and PDFs of a message. */
export const filesOf = (said: Pick<ShownMessage, 'photos' | 'documents'> | undefined) =>
  said ? [...said.photos, ...said.documents] : [];

/** What the customer said of how it was handled. */
export const ratingOf = ({ ratingScore, ratingComment }: { ratingScore: number | null; ratingComment: string }) =>
  ratingScore === null ? null : { score: ratingScore, comment: ratingComment };
