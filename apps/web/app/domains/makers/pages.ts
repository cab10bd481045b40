import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

const ownShop: readonly StaffPage[] = [
  { path: 'messages', file: 'makers/enquiries/shop-messages.page.tsx', label: 'Messages', group: 'Dashboard' },
  { path: 'messages/:enquiryId', file: 'makers/enquiries/shop-message.page.tsx' },
  { path: 'shop', file: 'makers/shop/shop.page.tsx', label: 'My shop', group: 'Dashboard' },
];

export const pages: DomainPages = {
  shop: [
    { path: 'makers', file: 'makers/makers.page.tsx' },
    { path: 'makers/:slug', file: 'makers/maker.page.tsx' },
    { path: 'messages', file: 'makers/enquiries/messages.page.tsx', inAccount: true },
    { path: 'messages/new', file: 'makers/enquiries/new-message.page.tsx', inAccount: true },
    { path: 'messages/:enquiryId', file: 'makers/enquiries/message.page.tsx', inAccount: true },
  ],
  admin: [
    {
      path: 'users/verification',
      file: 'makers/verification/workshops.page.tsx',
      label: 'Verify makers',
      group: 'Users',
    },
    { path: 'users/verification/:id', file: 'makers/verification/workshop.page.tsx' },
  ],
  designer: ownShop,
  tailor: ownShop,
};
