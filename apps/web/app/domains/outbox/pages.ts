import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'outbox', file: 'outbox/outbox.page.tsx', label: 'Outbox', group: 'System' },
    { path: 'outbox/:id', file: 'outbox/mail.page.tsx' },
  ],
};
