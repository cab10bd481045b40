import type { DomainPages } from '../../kit/domain-pages.ts';

const GROUP = 'Affiliates';

export const pages: DomainPages = {
  admin: [
    { path: 'affiliates/partners', file: 'affiliates/staff/partners.page.tsx', label: 'Partners', group: GROUP },
    { path: 'affiliates/partners/edit/:id', file: 'affiliates/staff/partner-form.page.tsx' },
    { path: 'affiliates/partners/:id', file: 'affiliates/staff/partner.page.tsx' },
    {
      path: 'affiliates/commissions',
      file: 'affiliates/staff/commissions.page.tsx',
      label: 'Commissions',
      group: GROUP,
    },
    {
      path: 'affiliates/rates',
      file: 'affiliates/staff/rates/rates.page.tsx',
      label: 'Commission rates',
      group: GROUP,
    },
    { path: 'affiliates/rates/add', file: 'affiliates/staff/rates/rate-form.page.tsx', label: 'Add a commission rate' },
    { path: 'affiliates/rates/edit/:id', file: 'affiliates/staff/rates/rate-form.page.tsx' },
    {
      path: 'affiliates/figures',
      file: 'affiliates/staff/figures/figures.page.tsx',
      label: 'Affiliate figures',
      group: GROUP,
    },
  ],
  shop: [
    { path: 'affiliates', file: 'affiliates/programme/affiliates.page.tsx' },
    { path: 'affiliates/:id', file: 'affiliates/partner/partner.page.tsx' },
    { path: 'account/affiliate', file: 'affiliates/own/affiliate.page.tsx', inAccount: true },
  ],
};
