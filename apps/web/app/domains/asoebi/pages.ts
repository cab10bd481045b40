import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'cultural/aso-ebi', file: 'asoebi/staff/events.page.tsx', label: 'Aso-ebi', group: 'Cultural' },
    { path: 'cultural/aso-ebi/:id', file: 'asoebi/staff/event.page.tsx' },
  ],
  shop: [
    { path: 'cultural/aso-ebi', file: 'asoebi/hosting/hosting.page.tsx' },
    { path: 'cultural/aso-ebi/event/:id/edit', file: 'asoebi/edit/edit.page.tsx' },
  ],
};
