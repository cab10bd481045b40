import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [{ path: 'wishlist', file: 'wishlist/wishlist.page.tsx', inAccount: true }],
  admin: [{ path: 'wishlist/all', file: 'wishlist/staff/wishes.page.tsx', label: 'Wishlists', group: 'Products' }],
};
