import { eq, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Deps } from '../context.ts';
import type { Db, Tx } from '../database/connect.ts';
import { job } from '../jobs/jobs.ts';
import { type Letter, renderLetter } from './letter.ts';
import { mails } from './tables.ts';

/** Sends one mail of the outbox; without an SMTP server the mail stays there to be read. */
export const deliverMail = job<{ mailId: string }>({ name: 'mail-deliver', run: deliver });

/** Writes a mail to the outbox and enqueues its sending, in the caller’s transaction. */
export async function sendMail(
  deps: Deps,
  db: Db | Tx,
  kind: string,
  recipient: string,
  letter: Letter,
): Promise<void> {
  const { html, text } = renderLetter(letter, deps.config.publicUrl);
  const [mail] = await db
    .insert(mails)
    .values({ kind, recipient, subject: letter.subject, text, html })
    .returning({ id: mails._id });
  if (mail) await deps.jobs.enqueue(db, deliverMail, { mailId: mail.id });
}

/** Drops every mail to a person who is being erased. */
export async function forgetMails(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(mails).where(eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()));
}

async function deliver(deps: Deps, { mailId }: { mailId: string }): Promise<void> {
  const [mail] = await deps.db.select().from(mails).where(eq(mails._id, mailId));
  if (!mail || mail.state === 'sent' || mail.state === 'kept') return;
  if (!deps.config.smtpUrl) {
    await deps.db.update(mails).set({ state: 'kept' }).where(eq(mails._id, mailId));
    return;
  }
  try {
    await nodemailer.createTransport(deps.config.smtpUrl).sendMail({
      from: deps.config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mailId}@adunni.example>`,
    });
    await deps.db
      .update(mails)
      .set({ state: 'sent', sentAt: deps.clock(), error: null, attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails._id, mailId));
  } catch (error) {
    await deps.db
      .update(mails)
      .set({ state: 'failed', error: String(error), attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails._id, mailId));
    throw error;
  }
}
