import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [{ path: 'virtual-tryon', file: 'tryon/tryon.page.tsx' }],
};
