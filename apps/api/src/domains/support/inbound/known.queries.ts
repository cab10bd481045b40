import { STAFF_ROLES } from '@adunni/contracts/roles';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../../../kit/config.ts';
import type { Deps } from '../../../kit/context.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { users } from '../../identity/tables.ts';
import { tickets } from '../tables.ts';
import type { Letter } from './letter.rules.ts';
import { isReplyAddress, type MailSubject, subjectAt, supportAddress, ticketAt } from './reply-address.ts';

/** How many mails that somebody answers are looked up, the nearest first. */
const LOOKED_UP = 20;
/** Our mails are called by the id of their row. */
const OURS = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^>]+)>?$/i;

/** The ticket that takes what is sent to one: itself, or the one that it was merged into; null when that is closed. */
export async function openTicketOf(db: Db, ticketId: string): Promise<string | null> {
  // In one look, since it may be merged between two.
  const target = alias(tickets, 'target');
  const [open] = await db
    .select({ _id: target._id })
    .from(tickets)
    .innerJoin(target, eq(target._id, sql`coalesce(${tickets.mergedInto}, ${tickets._id})`))
    .where(and(eq(tickets._id, ticketId), ne(target.status, 'Closed')));
  return open?._id ?? null;
}

/** Whether we sent a mail ourselves: by its author, or by its id. */
export async function isOurs({ db, config }: Deps, { from, messageId }: Letter): Promise<boolean> {
  const own = /<?([^<>\s]+@[^<>\s]+?)>?\s*$/.exec(config.mailFrom)?.[1]?.toLowerCase();
  if (from === own || from === supportAddress(config) || isReplyAddress(config, from)) return true;
  return messageId !== null && (await ourMail(db, config, messageId)) !== undefined;
}

/** The mail of ours that an id names. */
async function ourMail(db: Db, { mailDomain }: Config, messageId: string) {
  const [, mailId = '', domain] = OURS.exec(messageId) ?? [];
  if (domain?.toLowerCase() !== mailDomain) return undefined;
  const [mail] = await db.select().from(mails).where(eq(mails._id, mailId));
  return mail;
}

/**
 * The ticket of the mail of ours that somebody answers at another address than the one we gave: by its id, which only
 * its addressee knows, and only for them. A number in the subject says nothing, since strangers may know it.
 */
export async function repliedTicket({ db, config, clock }: Deps, letter: Letter): Promise<string[]> {
  for (const answered of letter.answers.slice(0, LOOKED_UP)) {
    const mail = await ourMail(db, config, answered);
    const ticketId = mail && ticketAt(config, mail.headers['Reply-To'] ?? '', clock());
    if (!ticketId || mail.recipient.toLowerCase() !== letter.from) continue;
    const open = await openTicketOf(db, ticketId);
    if (open) return [open];
  }
  return [];
}

/** What else of ours than a ticket a mail answers, found in the same way. */
export async function repliedOther(
  { db, config, clock }: Deps,
  letter: Letter,
  about: MailSubject,
): Promise<string | null> {
  for (const answered of letter.answers.slice(0, LOOKED_UP)) {
    const mail = await ourMail(db, config, answered);
    const id = mail && subjectAt(config, mail.headers['Reply-To'] ?? '', clock(), about);
    if (id && mail.recipient.toLowerCase() === letter.from) return id;
  }
  return null;
}

/**
 * Whether somebody who works here would write as the customer of one of these tickets: they may have been forwarded our
 * email, and answer where the notes are. A ticket of their own they answer like anybody.
 */
export async function isStaffOfOthers(db: Db, from: string, ticketIds: readonly string[]): Promise<boolean> {
  const [staff] = await db
    .select({ _id: users._id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, from), inArray(users.role, [...STAFF_ROLES])));
  if (!staff) return false;
  const asked = await db
    .select({ requesterId: tickets.requesterId })
    .from(tickets)
    .where(inArray(tickets._id, [...ticketIds]));
  return asked.some(({ requesterId }) => requesterId !== staff._id);
}
