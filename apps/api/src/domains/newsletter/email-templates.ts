import { BRAND } from '@adunni/contracts/brand';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** Asks whether the address belongs to who subscribed it. */
export const confirmEmail = (token: string): EmailTemplate => ({
  subject: `Please confirm your ${BRAND.name} newsletter`,
  greeting: 'Hello,',
  paragraphs: [
    'Somebody, we hope you, asked for our newsletter at this address. Please confirm it, and we shall write when there is something worth reading: new makers, new cloth, and what is being sewn for the season.',
    'The link works for seven days. If it was not you, do nothing; you will not hear from us again.',
  ],
  action: { label: 'Confirm email', path: `/newsletter/confirm?token=${token}` },
});
