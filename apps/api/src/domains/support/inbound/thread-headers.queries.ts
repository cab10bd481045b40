import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { ticketMails } from '../tables.ts';
import { replyAddress } from './reply-address.ts';

/** What a person wrote, or answers what they sent; everything else is told as written by a program. */
const SUBMITTED: Readonly<Record<string, string>> = { 'ticket-answered': 'no', 'ticket-received': 'auto-replied' };

/**
 * By what mail programs put mails about a ticket in one thread: each answers the customer’s latest, or a beginning that
 * they share. Answers and failures come back to the ticket where mail is taken.
 */
export async function threadHeaders(
  { config, clock }: Deps,
  tx: Tx,
  ticketId: string,
  kind: string,
): Promise<Record<string, string>> {
  const [latest] = await tx
    .select({ messageId: ticketMails.messageId })
    .from(ticketMails)
    .where(and(eq(ticketMails.ticketId, ticketId), isNotNull(ticketMails.messageId)))
    .orderBy(desc(ticketMails._id))
    .limit(1);
  const beginning = `<ticket-${ticketId}@${config.mailDomain}>`;
  const answered = latest?.messageId ?? beginning;
  const address = replyAddress(config, ticketId, clock());
  return {
    'In-Reply-To': answered,
    References: [...new Set([beginning, answered])].join(' '),
    ...(SUBMITTED[kind] && { 'Auto-Submitted': SUBMITTED[kind] }),
    ...(config.inboundMail && { 'Reply-To': address, 'Return-Path': address }),
  };
}
