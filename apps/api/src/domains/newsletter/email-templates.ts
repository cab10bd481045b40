import { BRAND } from '@adunni/contracts/brand';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** Asks whether the address belongs to who subscribed it. */
export const confirmEmail = (token: string): EmailTemplate => ({
  subject: `Confirm your ${BRAND.name} newsletter subscription`,
  greeting: 'Hello,',
  paragraphs: [
    'Please confirm that you would like to receive our newsletter at this address. We write about new makers, new fabrics and seasonal collections.',
    'The link is valid for seven days. If you did not sign up, you can ignore this email.',
  ],
  action: { label: 'Confirm email', path: `/newsletter/confirm?token=${token}` },
});
