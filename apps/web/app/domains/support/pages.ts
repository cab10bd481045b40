import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'support/tickets', file: 'support/list/tickets.page.tsx', inAccount: true },
    { path: 'support/tickets/create', file: 'support/create/create.page.tsx', inAccount: true },
    { path: 'support/tickets/:ticketId', file: 'support/ticket/ticket.page.tsx', inAccount: true },
  ],
  admin: [
    { path: 'support/tickets', file: 'support/staff/tickets.page.tsx', label: 'Tickets', group: 'Support' },
    { path: 'support/tickets/:id', file: 'support/staff/ticket.page.tsx' },
    {
      path: 'support/analytics',
      file: 'support/analytics/analytics.page.tsx',
      label: 'Support analytics',
      group: 'Support',
    },
    { path: 'support/canned', file: 'support/canned/canned.page.tsx', label: 'Canned answers', group: 'Support' },
    { path: 'support/canned/add', file: 'support/canned/canned-form.page.tsx', label: 'Add a canned answer' },
    { path: 'support/canned/edit/:id', file: 'support/canned/canned-form.page.tsx' },
    {
      path: 'support/holidays',
      file: 'support/holidays/holidays.page.tsx',
      label: 'Support holidays',
      group: 'Support',
    },
    { path: 'support/holidays/add', file: 'support/holidays/holiday-form.page.tsx', label: 'Add a support holiday' },
    { path: 'support/holidays/edit/:id', file: 'support/holidays/holiday-form.page.tsx' },
  ],
};
