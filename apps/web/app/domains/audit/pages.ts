import type { StaffPages } from '../../kit/staff-pages.ts';

export const pages: StaffPages = {
  admin: [{ path: 'audit', file: 'audit/audit.page.tsx', label: 'Audit log', group: 'System' }],
};
