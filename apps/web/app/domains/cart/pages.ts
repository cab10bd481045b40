import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [{ path: 'cart', file: 'cart/cart.page.tsx' }],
  admin: [
    { path: 'cart/all', file: 'cart/staff/carts.page.tsx', label: 'Carts', group: 'Products' },
    { path: 'cart/:id', file: 'cart/staff/cart.page.tsx' },
  ],
};
