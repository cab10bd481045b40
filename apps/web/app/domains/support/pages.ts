import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'support/tickets', file: 'support/list/tickets.page.tsx' },
    { path: 'support/tickets/create', file: 'support/create/create.page.tsx' },
    { path: 'support/tickets/:ticketId', file: 'support/ticket/ticket.page.tsx' },
  ],
  admin: [
    { path: 'support/tickets', file: 'support/staff/tickets.page.tsx', label: 'Tickets', group: 'Support' },
    { path: 'support/tickets/:id', file: 'support/staff/ticket.page.tsx' },
  ],
};
