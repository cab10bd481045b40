import { TICKET_TEXT } from '@adunni/contracts/support/kinds';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../../../kit/context.ts';
import { MailRefused } from '../../../kit/mail/inbound/inbound.ts';
import { mailboxOf } from '../../../kit/mail/mailbox.rules.ts';
import { withinLimit } from '../../../kit/security/attempts.ts';
import { uploadEarlyPhoto } from '../../conversations/service.ts';
import { tellStaff } from '../notify.service.ts';
import { TICKET } from '../rules.ts';
import { openTicketFor } from '../service.ts';
import { ticketMails } from '../tables.ts';
import { keepFiles, withNames } from './files.ts';
import { cut, type Letter } from './letter.rules.ts';
import { callOf } from './reply.service.ts';

/** Tickets that one mailbox opens. */
const NEW_TICKETS = { most: 10, minutes: 24 * 60 };
/** A program that answers our confirmations gets one, and so ends talking. */
const CONFIRMATIONS = { most: 1, minutes: 60 };
const LONGEST_SUBJECT = 120;

/**
 * Opens a ticket for the author of a mail, once however often it is brought. They stand in it by name and address, also
 * when somebody has an account with that address, since anybody can write under any.
 */
export async function openByMail(deps: Deps, letter: Letter, digest: string): Promise<void> {
  const now = deps.clock();
  const mailbox = mailboxOf(letter.from);
  if (await isOpened(deps, digest)) return;
  if (!(await withinLimit(deps.db, `ticket-mail:${mailbox}`, NEW_TICKETS, now)))
    throw new MailRefused('Too many messages from this address today');
  const _id = uuidv7();
  const viewer = { _id, role: 'Customer' as const, sessionId: '', email: letter.from, firstName: letter.name };
  const as = { ...callOf(deps), viewer };
  const origin = { kind: TICKET, takesPdf: true, alt: 'File of an email', guestSubjectId: _id };
  const { fileIds, refused } = await keepFiles(letter, (content) => uploadEarlyPhoto(as, origin, async () => content));
  await deps.db.transaction(async (tx) => {
    // One after another, so that the same mail brought twice at once finds itself.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ticket mail'), hashtext(${digest}))`);
    if (await isOpened({ db: tx }, digest)) return;
    const isConfirmed = await withinLimit(tx, `ticket-confirmation:${mailbox}`, CONFIRMATIONS, now);
    const text = withNames(letter.text || letter.subject, refused, TICKET_TEXT);
    const ticket = await openTicketFor(as, tx, {
      ...{ _id, category: 'Other', channel: 'email', assigneeId: null, isConfirmed },
      requester: { name: letter.name, email: letter.from },
      subject: cut(letter.subject, LONGEST_SUBJECT) || 'Email without a subject',
      said: [{ authorId: null, text, at: now, fileIds }],
    });
    const { from: sender, messageId } = letter;
    await tx
      .insert(ticketMails)
      .values({ ticketId: ticket._id, kind: 'opened', digest, messageId, sender, createdAt: now });
    await tellStaff(deps, tx, ticket, { what: 'New support ticket', messageId: ticket._id });
  });
}

async function isOpened({ db }: { db: Pick<Deps['db'], 'select'> }, digest: string): Promise<boolean> {
  const opened = await db
    .select({ _id: ticketMails._id })
    .from(ticketMails)
    .where(and(eq(ticketMails.digest, digest), eq(ticketMails.kind, 'opened')));
  return opened.length > 0;
}
