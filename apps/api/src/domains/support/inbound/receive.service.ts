import { email } from '@adunni/contracts/fields';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import type { Deps } from '../../../kit/context.ts';
import { type IncomingMail, MailRefused } from '../../../kit/mail/inbound/inbound.ts';
import { giveElsewhere, isAnsweredElsewhere } from './answered-mails.ts';
import { isOurs, isStaffOfOthers, openTicketOf, repliedTicket } from './known.queries.ts';
import type { Letter } from './letter.rules.ts';
import { openByMail } from './open.service.ts';
import { readLetter } from './read-letter.ts';
import { replyByMail } from './reply.service.ts';
import { splitAddress, supportAddress, ticketAt } from './reply-address.ts';
import { keepReport } from './report.service.ts';

/** Whether mail to an address is taken: that of support, or the sealed one of a ticket that is not closed or of what else is answered. */
export async function acceptsMail(deps: Deps, address: string): Promise<boolean> {
  const { db, config, clock } = deps;
  if (splitAddress(address).join('@') === supportAddress(config)) return true;
  const ticketId = ticketAt(config, address, clock());
  if (ticketId !== null) return (await openTicketOf(db, ticketId)) !== null;
  return isAnsweredElsewhere(deps, address);
}

/**
 * Takes a mail: as a reply to each ticket whose address it goes to, or that it answers, else as a new ticket. What a
 * program sent by itself becomes no message and is never answered; what we sent ourselves is left alone.
 */
export async function receiveMail(deps: Deps, mail: IncomingMail): Promise<void> {
  const { letter, digest } = await readLetter(mail);
  if (await isOurs(deps, letter)) return;
  const now = deps.clock();
  const named = mail.recipients.flatMap((address) => ticketAt(deps.config, address, now) ?? []);
  // One that was closed since its address was accepted refuses the reply itself.
  const targets = await Promise.all(named.map(async (id) => (await openTicketOf(deps.db, id)) ?? id));
  const answered = targets.length > 0 ? targets : await repliedTicket(deps, letter);
  const isReport = letter.isBounce || letter.isAutomatic;
  if (!isReport && (await isStaffOfOthers(deps.db, letter.from, answered)))
    throw new MailRefused(ticketErrors.reply_in_admin.message);
  for (const ticketId of new Set(answered))
    await (isReport ? keepReport(deps, ticketId, letter, digest) : replyByMail(deps, ticketId, letter, digest));
  const isElsewhere = await giveElsewhere(deps, mail, letter, digest);
  if (answered.length > 0 || isElsewhere || isReport) return;
  requireAuthor(letter);
  await openByMail(deps, letter, digest);
}

function requireAuthor({ from }: Letter): void {
  if (!email.safeParse(from).success) throw new MailRefused('The message names no sender');
}
