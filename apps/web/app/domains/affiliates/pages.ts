import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'affiliates', file: 'affiliates/programme/affiliates.page.tsx' },
    { path: 'affiliates/:id', file: 'affiliates/partner/partner.page.tsx' },
    { path: 'account/affiliate', file: 'affiliates/own/affiliate.page.tsx', inAccount: true },
  ],
};
