import { idOf } from './ids.ts';
import type { Kind } from './kinds.ts';

const partner = (code: string) => idOf('select id from affiliate_partners where code = $1', code);

/** What staff see of the partner programme. */
export const AFFILIATES: readonly Kind[] = [
  { name: 'staff-partners', who: 'admin', path: '/admin/affiliates/partners' },
  {
    name: 'staff-partner',
    who: 'admin',
    path: async () => `/admin/affiliates/partners/${await partner('TOLU')}`,
    full: true,
  },
  {
    name: 'staff-partner-form',
    who: 'admin',
    path: async () => `/admin/affiliates/partners/edit/${await partner('TOLU')}`,
  },
  { name: 'staff-commissions', who: 'admin', path: '/admin/affiliates/commissions' },
  {
    name: 'staff-commission-reversal',
    who: 'admin',
    path: '/admin/affiliates/commissions?status=due',
    async act(page) {
      await page
        .getByRole('checkbox', { name: /^Select ADN/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Reverse' }).click();
      await page.getByLabel('Reason').waitFor();
    },
  },
  { name: 'staff-rates', who: 'admin', path: '/admin/affiliates/rates' },
  { name: 'staff-rate-form', who: 'admin', path: '/admin/affiliates/rates/add' },
  { name: 'staff-programme-figures', who: 'admin', path: '/admin/affiliates/figures', full: true },
];
