import { BRAND } from '@adunni/contracts/brand';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';

export const deletionEmail = (firstName: string, dueAt: Date): EmailTemplate => ({
  subject: `Your ${BRAND.name} account will be deleted`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `You asked us to delete your account. It will be deleted on ${shopDayLabel(dueAt)}. Until then you can log in and cancel the deletion.`,
    `Your name, addresses, cart and wishlist will be deleted. The law requires us to keep records of past orders, but without your personal details.`,
  ],
  action: { label: 'View account', path: '/account' },
});
