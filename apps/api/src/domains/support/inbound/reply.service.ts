import { TICKET_TEXT } from '@adunni/contracts/support/kinds';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Deps } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { MailRefused } from '../../../kit/mail/inbound/inbound.ts';
import { limitMessages, uploadPhoto } from '../../conversations/service.ts';
import { asRequester, type FoundTicket, findByLink } from '../present.queries.ts';
import { ticketMails, tickets } from '../tables.ts';
import { placeOf, writeReplyIn } from '../thread/reply.service.ts';
import { keepFiles, withNames } from './files.ts';
import type { Letter } from './letter.rules.ts';

/** A mail as a call of nobody’s, from nowhere. */
export const callOf = (deps: Deps): Ctx => ({
  ...deps,
  ...{ viewer: null, address: 'mail', device: 'mail', action: 'Takes an email' },
});

/**
 * Adds a mail to a ticket as its customer’s reply, once however often it is brought; one that is merged meanwhile takes
 * it where it went. Who knows the sealed address writes as who asked, as with the link. A closed one refuses it.
 */
export async function replyByMail(deps: Deps, ticketId: string, letter: Letter, digest: string): Promise<void> {
  const found = await findTicket(deps, ticketId);
  if (!found || (await isKnown(deps, found.ticket._id, digest))) return;
  try {
    await writeIn(deps, found, letter, digest);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind.status !== 409) throw error;
    const now = await findTicket(deps, ticketId);
    if (!now || now.ticket._id === found.ticket._id) throw new MailRefused(error.message);
    await replyByMail(deps, now.ticket._id, letter, digest);
  }
}

async function writeIn(deps: Deps, found: FoundTicket, letter: Letter, digest: string): Promise<void> {
  const as = asRequester(callOf(deps), found);
  const place = placeOf(found);
  await limitMessages(as, place, { text: letter.text });
  const { fileIds, refused } = await keepFiles(letter, (content) => uploadPhoto(as, place, async () => content));
  const text = withNames(letter.text || letter.subject, refused, TICKET_TEXT);
  await deps.db.transaction(async (tx) => {
    const { from: sender, messageId } = letter;
    const ticketId = found.ticket._id;
    const first = await tx
      .insert(ticketMails)
      .values({ ticketId, kind: 'reply', digest, messageId, sender, createdAt: deps.clock() })
      .onConflictDoNothing()
      .returning();
    if (first.length > 0) await writeReplyIn(as, tx, found, { text, photoIds: fileIds });
  });
}

async function findTicket({ db }: Deps, ticketId: string): Promise<FoundTicket | null> {
  const [ticket] = await db.select({ publicId: tickets.publicId }).from(tickets).where(eq(tickets._id, ticketId));
  return ticket ? findByLink(db, ticket.publicId) : null;
}

async function isKnown({ db }: Deps, ticketId: string, digest: string): Promise<boolean> {
  const known = await db
    .select({ _id: ticketMails._id })
    .from(ticketMails)
    .where(and(eq(ticketMails.ticketId, ticketId), eq(ticketMails.digest, digest)));
  return known.length > 0;
}
