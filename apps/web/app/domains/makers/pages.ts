import type { StaffPage, StaffPages } from '../../kit/staff-pages.ts';

const shop: readonly StaffPage[] = [
  { path: 'shop', file: 'makers/shop/shop.page.tsx', label: 'My shop', group: 'Dashboard' },
];

export const pages: StaffPages = {
  admin: [
    {
      path: 'users/verification',
      file: 'makers/verification/workshops.page.tsx',
      label: 'Verify makers',
      group: 'Users',
    },
    { path: 'users/verification/:makerId', file: 'makers/verification/workshop.page.tsx' },
  ],
  designer: shop,
  tailor: shop,
};
