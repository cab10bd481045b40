import type { DomainPages } from '../../kit/domain-pages.ts';
import { askingPages } from './asking/pages.ts';

const group = 'Products';

export const pages: DomainPages = {
  shop: [
    { path: 'design', file: 'studio/editor/design.page.tsx' },
    { path: 'account/designs', file: 'studio/designs/designs.page.tsx', inAccount: true },
    { path: 'designs', file: 'studio/gallery/gallery.page.tsx' },
    ...askingPages.shop,
  ],
  designer: [
    { path: 'price-list', file: 'studio/prices/price-list.page.tsx', label: 'Price list', group: 'Products' },
    ...askingPages.designer,
  ],
  admin: [
    { path: 'designs', file: 'studio/staff/designs.page.tsx', label: 'Designs', group },
    { path: 'designs/:id', file: 'studio/staff/design.page.tsx' },
    { path: 'price-lists', file: 'studio/staff/price-lists.page.tsx', label: 'Price lists', group },
    { path: 'price-lists/:id', file: 'studio/staff/price-list.page.tsx' },
    ...askingPages.admin,
  ],
};
