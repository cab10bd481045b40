import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

const dashboard = { path: 'dashboard', label: 'Dashboard', group: 'Dashboard' };
const ofMakers: readonly StaffPage[] = [{ ...dashboard, file: 'dashboard/maker/maker.page.tsx' }];

export const pages: DomainPages = {
  admin: [{ ...dashboard, file: 'dashboard/admin.page.tsx' }],
  designer: ofMakers,
  tailor: ofMakers,
};
