import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [{ path: 'pay/sandbox/:reference', file: 'payments/sandbox.page.tsx' }],
};
