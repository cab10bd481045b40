import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { maskedAccount } from '../rules.ts';

/** A maker’s payouts go somewhere else from now on: whoever did not do this must know at once. */
export function accountEmail(firstName: string, account: { bankName: string; accountEnding: string }): EmailTemplate {
  return {
    subject: 'Your bank account for payouts was set',
    greeting: `Dear ${firstName},`,
    paragraphs: [
      `From now on your payouts go to ${account.bankName}, account ${maskedAccount(account.accountEnding)}.`,
      'If it was not you who set this, please change your password and write to us straight away.',
    ],
  };
}
