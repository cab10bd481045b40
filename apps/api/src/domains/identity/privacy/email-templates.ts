import { BRAND } from '@adunni/contracts/brand';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';

export const deletionEmail = (firstName: string, dueAt: Date): EmailTemplate => ({
  subject: `Your ${BRAND.name} account will be deleted`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `You asked us to delete your account. It will be gone on ${shopDayLabel(dueAt)}; until then you can log in and keep it after all.`,
    `Afterwards your name, addresses, cart and wishlist are erased. Amounts of past orders stay in our books, because the law asks for it, without saying who ordered.`,
  ],
  action: { label: 'See my account', path: '/account' },
});
