import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
import { shopDayLabel } from '../../kit/shop-days.rules.ts';
import { users } from '../identity/tables.ts';
import { notify, notifyStaff } from '../notifications/service.ts';
import { answeredEmail, closedEmail, closingEmail, type MailedTicket, receivedEmail } from './email-templates.ts';
import { threadHeaders } from './inbound/thread-headers.queries.ts';
import { notificationKinds } from './notification-kinds.ts';
import { ticketPath } from './rules.ts';
import type { TicketRow } from './tables.ts';

/** Confirms to who asked that it arrived. */
export const mailReceived = (deps: Deps, tx: Tx, ticket: TicketRow): Promise<void> =>
  mail(deps, tx, ticket, 'ticket-received', receivedEmail);

/** Tells who works on it, or everybody while nobody does, that the customer wrote. Without their name and words. */
export async function tellStaff(
  deps: Deps,
  tx: Tx,
  ticket: TicketRow,
  { what, messageId }: { what: string; messageId: string },
): Promise<void> {
  const notice = {
    kind: notificationKinds.written,
    title: `${what}: ${ticket.number}`,
    text: 'Open the ticket to read and reply.',
    path: `/admin/support/tickets/${ticket._id}`,
    cause: `message:${messageId}`,
  };
  if (ticket.assigneeId) await notify(deps, tx, { ...notice, userIds: [ticket.assigneeId] });
  else await notifyStaff(deps, tx, notice);
}

/** Staff replied: who asked learns of it at the bell and by an email with the words. */
export async function tellOfAnswer(
  deps: Deps,
  tx: Tx,
  ticket: TicketRow,
  { messageId, text, isResolved }: { messageId: string; text: string; isResolved: boolean },
): Promise<void> {
  await mail(deps, tx, ticket, 'ticket-answered', (to) => answeredEmail(to, text, isResolved));
  await tell(deps, tx, ticket, {
    title: `New reply to your ticket ${ticket.number}`,
    text: ticket.subject,
    cause: `message:${messageId}`,
  });
}

/** Staff gave it another status without a word. */
export async function tellOfStatus(deps: Deps, tx: Tx, ticket: TicketRow): Promise<void> {
  if (ticket.status === 'Closed') return tellOfClosing(deps, tx, ticket);
  if (ticket.status !== 'Resolved') return;
  await tell(deps, tx, ticket, {
    title: `Your ticket ${ticket.number} is resolved`,
    text: 'If something is still open, please reply.',
    cause: `resolved:${ticket._id}:${ticket.version}`,
  });
}

/** It is about to close. */
export const mailClosingSoon = (deps: Deps, tx: Tx, ticket: TicketRow, closes: Date): Promise<void> =>
  mail(deps, tx, ticket, 'ticket-closing', (to) => closingEmail(to, shopDayLabel(closes)));

/** It is closed. */
export async function tellOfClosing(deps: Deps, tx: Tx, ticket: TicketRow): Promise<void> {
  await mail(deps, tx, ticket, 'ticket-closed', closedEmail);
  await tell(deps, tx, ticket, {
    title: `Your ticket ${ticket.number} is closed`,
    text: ticket.subject,
    cause: `closed:${ticket._id}`,
  });
}

/** It was given to somebody who works here, by a colleague. */
export async function tellAssignee(deps: Deps, tx: Tx, ticket: TicketRow): Promise<void> {
  if (!ticket.assigneeId) return;
  await notify(deps, tx, {
    userIds: [ticket.assigneeId],
    kind: notificationKinds.assigned,
    title: `Ticket ${ticket.number} is assigned to you`,
    text: 'Open the ticket to read and reply.',
    path: `/admin/support/tickets/${ticket._id}`,
    cause: `assigned:${ticket._id}:${ticket.version}`,
  });
}

const DUE_AT = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Lagos' },
});

/** A target comes up or was missed: whoever works on it learns of it, or all of support while nobody does. */
export async function tellOfTarget(deps: Deps, tx: Tx, ticket: TicketRow, when: 'soon' | 'late'): Promise<void> {
  const { _id, number, dueAt, firstAnsweredAt, answerDueAt, assigneeId } = ticket;
  if (!dueAt) return;
  const isAnswer = !firstAnsweredAt && answerDueAt?.getTime() === dueAt.getTime();
  const notice = {
    kind: notificationKinds.due,
    title: when === 'late' ? `Ticket ${number} is overdue` : `Ticket ${number} is due soon`,
    text: `${isAnswer ? 'The first reply' : 'The solution'} ${when === 'late' ? 'was' : 'is'} due ${DUE_AT.format(dueAt)}.`,
    path: `/admin/support/tickets/${_id}`,
    cause: `${when}:${_id}:${dueAt.toISOString()}`,
  };
  if (assigneeId) await notify(deps, tx, { ...notice, userIds: [assigneeId] });
  else await notifyStaff(deps, tx, notice);
}

const tell = (
  deps: Deps,
  tx: Tx,
  ticket: TicketRow,
  notice: { title: string; text: string; cause: string },
): Promise<void> =>
  notify(deps, tx, {
    userIds: ticket.requesterId === null ? [] : [ticket.requesterId],
    kind: notificationKinds.news,
    ...notice,
    path: ticketPath(ticket),
  });

/** Also to who is suspended: to ask why is what support is for. */
async function mail(
  deps: Deps,
  tx: Tx,
  ticket: TicketRow,
  kind: string,
  template: (ticket: MailedTicket) => EmailTemplate,
): Promise<void> {
  const { publicId, number, subject, requesterId } = ticket;
  const to = await addresseeOf(tx, ticket);
  if (!to) return;
  const email = template({ publicId, number, subject, firstName: to.firstName, isGuest: requesterId === null });
  await sendMail(deps, tx, kind, to.email, email, await threadHeaders(deps, tx, ticket._id, kind));
}

async function addresseeOf(
  tx: Tx,
  { requesterId, guestName, guestEmail }: TicketRow,
): Promise<{ email: string; firstName: string } | undefined> {
  if (requesterId === null) return { email: guestEmail ?? '', firstName: guestName ?? '' };
  const [person] = await tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users._id, requesterId));
  return person;
}
