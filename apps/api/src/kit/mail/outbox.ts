import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Deps } from '../context.ts';
import type { Db, Tx } from '../database/connect.ts';
import { BY_TEXT } from '../database/planned-once.ts';
import { job } from '../jobs/jobs.ts';
import { type Attachment, type EmailTemplate, renderEmail } from './email-template.ts';
import { mails } from './tables.ts';

type Mail = typeof mails.$inferSelect;

/** How long the mail server may be silent before it is given up for now, in milliseconds. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Told of every mail that no person wrote, so that nobody’s absence notice answers it (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** How handing a mail to the SMTP server went; `error` is what it threw, or null. */
type Outcome = Partial<Pick<Mail, 'status' | 'attempts' | 'sentAt'>> & { error: unknown };

/** What a mail of ours is called in its headers, and in those of answers to it. */
export const messageIdOf = ({ mailDomain }: Pick<Config, 'mailDomain'>, mailId: string): string =>
  `<${mailId}@${mailDomain}>`;

/** Sends one mail of the outbox; without an SMTP server the mail stays there to be read. */
export const deliverMail = job<{ mailId: string }>({
  name: 'mail-deliver',
  atOnce: 5,
  run: async (deps, { mailId }) => {
    const error = await deliver(deps, mailId);
    if (error) throw error;
  },
});

/** A mail before it is rendered; `headers` are further ones, and with a `Return-Path` failures are told there. */
export interface Letter {
  kind: string;
  recipient: string;
  template: EmailTemplate;
  headers?: Record<string, string>;
}

/** Writes mails to the outbox and enqueues their sending, in the caller’s transaction; without an SMTP server they stay there. */
export async function sendMails(deps: Deps, db: Db | Tx, letters: readonly Letter[]): Promise<void> {
  const { publicUrl, smtpUrl } = deps.config;
  const written = letters.map(({ kind, recipient, template, headers = {} }) => {
    const content = renderEmail(template, publicUrl);
    const { subject, attachment } = template;
    return { kind, recipient, subject, ...content, headers, attachment, status: smtpUrl ? 'queued' : 'kept' } as const;
  });
  const mailIds = await writeMails(db, written);
  if (smtpUrl)
    await deps.jobs.enqueueAll(
      db,
      deliverMail,
      mailIds.map((mailId) => ({ mailId })),
    );
}

/** The same of one mail. */
export const sendMail = (
  deps: Deps,
  db: Db | Tx,
  kind: string,
  recipient: string,
  template: EmailTemplate,
  headers?: Record<string, string>,
): Promise<void> => sendMails(deps, db, [{ kind, recipient, template, headers }]);

/** Writes mails to the outbox for a job of the caller’s to send; answers with their ids, in the same order. */
export async function writeMails(db: Db | Tx, written: (typeof mails.$inferInsert)[]): Promise<string[]> {
  if (written.length === 0) return [];
  const rows = await db.insert(mails).values(written).returning({ id: mails._id });
  return rows.map(({ id }) => id);
}

/**
 * Sends those mails of the outbox that are not sent yet, one after another; one that is refused does not stop the
 * others. Throws an AggregateError of what the server refused.
 */
export async function deliverMails(deps: Deps, mailIds: readonly string[]): Promise<void> {
  const failures: unknown[] = [];
  for (const mailId of mailIds) failures.push(await deliver(deps, mailId));
  const refused = failures.filter((error) => error !== null);
  if (refused.length > 0) throw new AggregateError(refused, `${refused.length} mails were not delivered`);
}

/** Drops the mails to a person that name a reference of ours in their headers: what they were about is being erased. */
export async function eraseMailsAbout(tx: Tx, recipient: string, reference: string): Promise<void> {
  await tx
    .delete(mails)
    .where(
      and(
        eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()),
        eq(sql`${mails.headers} ->> 'X-Reference'`, reference),
      ),
    );
}

/** Drops every mail to a person who is being erased. */
export async function eraseMails(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(mails).where(eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()));
}

/** What was mailed to a person, oldest first; without the text, whose links would open the account. */
export async function exportMails(db: Db | Tx, recipient: string) {
  const rows = await db
    .select({ subject: mails.subject, writtenAt: mails.createdAt })
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()))
    .orderBy(asc(mails._id));
  return rows.map(({ subject, writtenAt }) => ({ subject, writtenAt: writtenAt.toISOString() }));
}

/** Mails that nobody has sent yet. */
const isUnsent = (mailId: string) => and(eq(mails._id, mailId), inArray(mails.status, ['queued', 'failed']));

/** Sends a mail unless it is sent already, also by another worker meanwhile, and notes how it went; answers with what failed. */
async function deliver(deps: Deps, mailId: string): Promise<unknown> {
  if (deps.config.smtpUrl) return deliverOnce(deps, mailId, deps.config.smtpUrl);
  await deps.db.update(mails).set({ status: 'kept', error: null }).where(isUnsent(mailId)).prepare(BY_TEXT).execute();
  return null;
}

function deliverOnce(deps: Deps, mailId: string, smtpUrl: string): Promise<unknown> {
  let attempt: Promise<Outcome> | undefined;
  return deps.db.transaction(async (tx) => {
    // A mail server may take its time, and a transaction that is ended meanwhile would let the mail go out twice.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
    const [mail] = await tx
      .select()
      .from(mails)
      .where(isUnsent(mailId))
      // Until the outcome is stored, so that two workers do not both send it. Whoever holds the row is waited for: it may be
      // another worker, but also somebody who changes nothing, and then nobody else would send it.
      .for('no key update');
    if (!mail) return null;
    // Sent once, also when the transaction is done again.
    attempt ??= attemptDelivery(deps, smtpUrl, mail);
    const { error, ...outcome } = await attempt;
    await tx
      .update(mails)
      .set({ ...outcome, error: error === null ? null : String(error) })
      .where(eq(mails._id, mailId));
    return error;
  });
}

const attached = ({ name, contentType, content }: Attachment) => ({ filename: name, contentType, content });

async function attemptDelivery({ config, clock }: Deps, url: string, mail: Mail): Promise<Outcome> {
  const attempts = mail.attempts + 1;
  const { 'Return-Path': returnPath, ...headers } = mail.headers;
  try {
    await nodemailer.createTransport({ url, ...PATIENCE }).sendMail({
      from: config.mailFrom,
      ...(returnPath && { envelope: { from: returnPath, to: mail.recipient } }),
      // As an object: a text would be read as a list, with names and further addresses in it.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { ...AUTOMATIC, ...headers },
      ...(mail.attachment && { attachments: [attached(mail.attachment)] }),
      messageId: messageIdOf(config, mail._id),
    });
    return { status: 'sent', sentAt: clock(), attempts, error: null };
  } catch (error) {
    return { status: 'failed', attempts, error };
  }
}
