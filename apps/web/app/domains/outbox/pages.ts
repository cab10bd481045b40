import type { StaffPages } from '../../kit/staff-pages.ts';

export const pages: StaffPages = {
  admin: [
    { path: 'outbox', file: 'outbox/outbox.page.tsx', label: 'Outbox', group: 'System' },
    { path: 'outbox/:mailId', file: 'outbox/mail.page.tsx' },
  ],
};
