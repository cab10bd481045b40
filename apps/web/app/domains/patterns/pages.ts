import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** Below the order that it is for. */
const ofPart: readonly StaffPage[] = [
  { path: 'orders/:orderId/pattern/:partId', file: 'patterns/part/part-pattern.page.tsx' },
];

export const pages: DomainPages = {
  shop: [{ path: 'account/patterns/:profileId', file: 'patterns/profile/profile-pattern.page.tsx', inAccount: true }],
  admin: ofPart,
  designer: ofPart,
  tailor: ofPart,
};
