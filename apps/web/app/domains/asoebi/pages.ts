import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** What makers are invited to and make. */
const work: readonly StaffPage[] = [
  { path: 'orders/aso-ebi', file: 'asoebi/work/work.page.tsx', label: 'Aso-ebi', group: 'Orders' },
  { path: 'orders/aso-ebi/:invitationId', file: 'asoebi/work/group.page.tsx' },
];

export const pages: DomainPages = {
  designer: work,
  tailor: work,
  admin: [
    { path: 'cultural/aso-ebi', file: 'asoebi/staff/events.page.tsx', label: 'Aso-ebi', group: 'Cultural' },
    { path: 'cultural/aso-ebi/:id', file: 'asoebi/staff/event.page.tsx' },
  ],
  shop: [
    { path: 'cultural/aso-ebi', file: 'asoebi/hosting/hosting.page.tsx' },
    { path: 'account/aso-ebi', file: 'asoebi/own/orders.page.tsx', inAccount: true },
    { path: 'cultural/aso-ebi/event/:key', file: 'asoebi/guest/guest.page.tsx' },
    { path: 'cultural/aso-ebi/order/:key', file: 'asoebi/order/order.page.tsx' },
    { path: 'cultural/aso-ebi/paid/:id', file: 'asoebi/order/paid.page.tsx' },
    { path: 'cultural/aso-ebi/waiting/:key', file: 'asoebi/guest/waiting.page.tsx' },
    { path: 'cultural/aso-ebi/event/:id/edit', file: 'asoebi/edit/edit.page.tsx' },
    { path: 'cultural/aso-ebi/event/:id/host', file: 'asoebi/host/host.page.tsx' },
    { path: 'cultural/aso-ebi/event/:id/join', file: 'asoebi/join/join.page.tsx' },
  ],
};
