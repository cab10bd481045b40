import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'cultural/aso-ebi', file: 'asoebi/hosting/hosting.page.tsx' },
    { path: 'cultural/aso-ebi/event/:id/edit', file: 'asoebi/edit/edit.page.tsx' },
  ],
};
