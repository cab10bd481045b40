import type { Page } from '@playwright/test';
import { idOf } from './ids.ts';
import type { Kind } from './kinds.ts';

/** The code of a link names the address of the shop, which is another with each start. */
const withoutCode = (page: Page): Promise<void> =>
  page.getByRole('img', { name: 'QR code of your link' }).evaluate((code) => {
    code.style.visibility = 'hidden';
  });

/** The partner programme, a partner’s page, and what a partner has of their own. */
export const PARTNERS: readonly Kind[] = [
  { name: 'affiliates', path: '/affiliates', full: true },
  { name: 'affiliates-apply', who: 'designer', path: '/affiliates#apply' },
  {
    name: 'partner',
    path: async () => `/affiliates/${await idOf('select id from affiliate_partners where code = $1', 'TOLU')}`,
  },
  { name: 'partner-account', who: 'customer', path: '/account/affiliate', act: withoutCode },
  { name: 'partner-earnings', who: 'customer', path: '/account/affiliate?section=earnings' },
  { name: 'partner-own-page', who: 'customer', path: '/account/affiliate?section=page' },
];
