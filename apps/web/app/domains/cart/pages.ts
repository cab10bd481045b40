import type { StaffPages } from '../../kit/staff-pages.ts';

export const pages: StaffPages = {
  admin: [
    { path: 'cart/all', file: 'cart/staff/carts.page.tsx', label: 'Carts', group: 'Products' },
    { path: 'cart/:cartId', file: 'cart/staff/cart.page.tsx' },
  ],
};
