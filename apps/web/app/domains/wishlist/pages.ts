import type { StaffPages } from '../../kit/staff-pages.ts';

export const pages: StaffPages = {
  admin: [{ path: 'wishlist/all', file: 'wishlist/staff/wishes.page.tsx', label: 'Wishlists', group: 'Products' }],
};
