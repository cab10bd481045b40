import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [{ path: 'checkout', file: 'checkout/checkout.page.tsx' }],
};
