import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { maskedAccount } from '../rules.ts';

/** A maker’s payouts go somewhere else from now on: whoever did not do this must know at once. */
export function accountEmail(firstName: string, account: { bankName: string; accountEnding: string }): EmailTemplate {
  return {
    subject: 'Your payout bank account was changed',
    greeting: `Dear ${firstName},`,
    paragraphs: [
      `Your payouts now go to ${account.bankName}, account ${maskedAccount(account.accountEnding)}.`,
      'If this wasn’t you, please change your password and contact us immediately.',
    ],
  };
}
