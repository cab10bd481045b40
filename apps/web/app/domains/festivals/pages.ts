import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'cultural/festivals', file: 'festivals/calendar/calendar.page.tsx' },
    { path: 'cultural/festival/:id', file: 'festivals/festival/festival.page.tsx' },
  ],
};
