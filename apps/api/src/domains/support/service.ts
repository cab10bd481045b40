import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TicketChannel } from '@adunni/contracts/support/analytics';
import type { TicketForm } from '@adunni/contracts/support/forms';
import type { TicketCategory } from '@adunni/contracts/support/kinds';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { asCustomer, asGuest, asWorker } from '../conversations/rules.ts';
import { eraseConversations, writeMessageIn } from '../conversations/service.ts';
import { ABOUT_COLUMNS, isOwnSubject } from './about.queries.ts';
import { mailReceived, tellStaff } from './notify.service.ts';
import { TICKET } from './rules.ts';
import { ticketOf } from './subject.ts';
import { type TicketRow, tickets } from './tables.ts';
import { getTargets } from './targets/targets.queries.ts';
import { dueTimes } from './targets/targets.rules.ts';

export { keepFiles, withNames } from './inbound/files.ts';
export { callOf, replyByMail } from './inbound/reply.service.ts';
export { replyAddress } from './inbound/reply-address.ts';

/** Tickets that one person may open. */
const NEW_TICKETS = { most: 20, minutes: 24 * 60 };
/** 128 bits. */
export const KEY_BYTES = 16;

/**
 * Opens a ticket, once per key: the same form sent again answers with the first. Answers with what its link names.
 * Throws 404 for what is not the caller’s own, 422 for another form under a used key and for files that are gone, 429.
 */
export async function createTicket(ctx: Ctx<Viewer>, formKey: string, form: TicketForm): Promise<string> {
  const formHash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  // Chosen before, since a transaction may run twice.
  const publicId = randomBytes(KEY_BYTES).toString('base64url');
  return ctx.db.transaction(async (tx) => {
    if (form.about && !(await isOwnSubject(tx, ctx.viewer._id, form.about)))
      throw new Refusal(ticketErrors.subject_gone);
    const ticket = await insert(ctx, tx, { publicId, formKey, formHash }, form);
    if (!ticket) return alreadyOpened(ctx, tx, { formKey, formHash });
    await limitAttempts(tx, `ticket:${ctx.viewer._id}`, NEW_TICKETS, ctx.clock());
    const place = ticketOf(ticket._id, asCustomer(ctx.viewer));
    const messageId = await writeMessageIn(ctx, tx, place, { text: form.description, photoIds: form.fileIds });
    await mailReceived(ctx, tx, ticket);
    await tellStaff(ctx, tx, ticket, { what: 'New support ticket', messageId });
    return ticket.publicId;
  });
}

/** A ticket that staff open for somebody who wrote to us otherwise. */
export interface TicketOpenedForSomebody {
  /** An account, or a name and an email address without one. */
  requester: { userId: string } | { name: string; email: string };
  category: TicketCategory;
  subject: string;
  /** What was said until now, the oldest first: `authorId` is who of staff answered, null the customer. */
  said: readonly { authorId: string | null; text: string; at: Date; fileIds?: readonly string[] }[];
  /** Who works on it; the caller unless told, or nobody yet. */
  assigneeId?: string | null;
  /** How it came in: by our form unless told. */
  channel?: TicketChannel;
  /** Whether its customer gets the email with the link; they do unless told. */
  isConfirmed?: boolean;
  /** When something had to know its id before. */
  _id?: string;
}

/**
 * Opens a ticket for somebody, with what was said until now. In the transaction of what it came from, which sees to it
 * that it is opened once.
 */
export async function openTicketFor(ctx: Ctx<Viewer>, tx: Tx, opened: TicketOpenedForSomebody): Promise<TicketRow> {
  const { requester, category, subject, said, assigneeId = ctx.viewer._id, isConfirmed = true, _id } = opened;
  const { channel = 'guest' } = opened;
  const now = ctx.clock();
  const key = randomUUID();
  const answered = said.find(({ authorId }) => authorId !== null);
  const timed = {
    ...({ priority: 'Normal', createdAt: now, runsSince: now, waitedMinutes: 0 } as const),
    status: said.at(-1)?.authorId ? ('Pending' as const) : ('Open' as const),
    ...{ firstAnsweredAt: answered?.at ?? null, waitsSince: said.at(-1)?.authorId ? now : null },
  };
  const targets = await getTargets(tx);
  const [ticket] = await tx
    .insert(tickets)
    .values({
      publicId: randomBytes(KEY_BYTES).toString('base64url'),
      ...(_id && { _id }),
      ...{ number: nextNumber(now), category, subject, assigneeId, channel },
      ...{ ...timed, ...dueTimes(timed, targets), targetPrint: targets.print },
      ...('userId' in requester
        ? { requesterId: requester.userId }
        : { guestName: requester.name, guestEmail: requester.email }),
      ...{ formKey: key, formHash: key, lastAt: now },
    })
    .returning();
  if (!ticket) throw new Error('the ticket was not stored');
  const customer =
    'userId' in requester ? asCustomer({ _id: requester.userId, role: 'Customer' }) : asGuest(ticket._id);
  for (const { authorId, text, at, fileIds = [] } of said) {
    const member = authorId ? asWorker({ _id: authorId, role: 'Admin' }) : customer;
    await writeMessageIn({ ...ctx, clock: () => at }, tx, ticketOf(ticket._id, member), { text, photoIds: fileIds });
  }
  if (isConfirmed) await mailReceived(ctx, tx, ticket);
  return ticket;
}

/** Takes away the tickets of people without an account that were closed before a moment, with all that was said. */
export const eraseGuestTickets = (deps: Pick<Deps, 'jobs'>, tx: Tx, before: Date): Promise<void> =>
  dropTickets(deps, tx, and(isNull(tickets.requesterId), lt(tickets.closedAt, before)));

/** Takes tickets away for good, with all that was said, noted and attached in them, and what somebody uploaded for one. */
export async function dropTickets(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  which: SQL | undefined,
  uploaderId?: string,
): Promise<void> {
  const gone = await tx.select({ _id: tickets._id }).from(tickets).where(which).for('update');
  const subjectIds = gone.map(({ _id }) => _id);
  // Before the tickets: with them goes what names the files.
  await eraseConversations(deps, tx, { kind: TICKET, subjectIds, ...(uploaderId && { uploaderId }) });
  await tx.delete(tickets).where(inArray(tickets._id, subjectIds));
}

async function insert(
  ctx: Ctx<Viewer>,
  tx: Tx,
  keys: { publicId: string; formKey: string; formHash: string },
  { category, subject, priority, about }: TicketForm,
): Promise<TicketRow | undefined> {
  const now = ctx.clock();
  const targets = await getTargets(tx);
  const opened = { status: 'Open', priority, createdAt: now, runsSince: now, waitedMinutes: 0 } as const;
  const due = dueTimes({ ...opened, firstAnsweredAt: null, waitsSince: null }, targets);
  const [ticket] = await tx
    .insert(tickets)
    .values({
      ...{ ...keys, category, subject, priority },
      number: nextNumber(now),
      requesterId: ctx.viewer._id,
      ...(about && { [ABOUT_COLUMNS[about.kind]]: about.id }),
      ...{ ...due, targetPrint: targets.print, runsSince: now },
      ...{ lastAt: now, createdAt: now },
    })
    .onConflictDoNothing({ target: [tickets.requesterId, tickets.formKey] })
    .returning();
  return ticket;
}

async function alreadyOpened(
  ctx: Ctx<Viewer>,
  tx: Tx,
  { formKey, formHash }: { formKey: string; formHash: string },
): Promise<string> {
  const [known] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.requesterId, ctx.viewer._id), eq(tickets.formKey, formKey)));
  if (!known || known.formHash !== formHash) throw new Refusal(ticketErrors.key_reused);
  return known.publicId;
}

/** `TKT-2026-000123`; the year is that of Lagos. */
export function nextNumber(at: Date): SQL<string> {
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Africa/Lagos' }).format(at);
  return sql`(select ${`TKT-${year}-`}::text || lpad(next, greatest(6, length(next)), '0')
    from (select nextval('ticket_numbers')::text as next) numbered)`;
}
