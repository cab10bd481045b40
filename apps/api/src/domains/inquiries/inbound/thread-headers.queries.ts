import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { replyAddress } from '../../support/service.ts';
import { INQUIRY_MAIL } from '../rules.ts';
import { inquiryAnswers } from '../tables.ts';

/** By what mail programs put mails about an inquiry in one thread, and where answers go where mail is taken. */
export async function inquiryHeaders(
  { config, clock }: Deps,
  tx: Tx,
  inquiryId: string,
): Promise<Record<string, string>> {
  const [latest] = await tx
    .select({ messageId: inquiryAnswers.messageId })
    .from(inquiryAnswers)
    .where(and(eq(inquiryAnswers.inquiryId, inquiryId), isNotNull(inquiryAnswers.messageId)))
    .orderBy(desc(inquiryAnswers._id))
    .limit(1);
  const beginning = `<inquiry-${inquiryId}@${config.mailDomain}>`;
  const answered = latest?.messageId ?? beginning;
  const address = replyAddress(config, inquiryId, clock(), INQUIRY_MAIL);
  return {
    'In-Reply-To': answered,
    References: [...new Set([beginning, answered])].join(' '),
    'Auto-Submitted': 'no',
    ...(config.inboundMail && { 'Reply-To': address, 'Return-Path': address }),
  };
}
