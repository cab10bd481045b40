import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [{ path: 'audit', file: 'audit/audit.page.tsx', label: 'Audit log', group: 'System' }],
};
