import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'cultural/festivals', file: 'festivals/staff/festivals.page.tsx', label: 'Festivals', group: 'Cultural' },
    { path: 'cultural/festivals/add', file: 'festivals/staff/festival-form.page.tsx', label: 'Add a festival' },
    { path: 'cultural/festivals/edit/:id', file: 'festivals/staff/festival-form.page.tsx' },
    { path: 'cultural/festivals/:id', file: 'festivals/staff/festival-record.page.tsx' },
  ],
  shop: [
    { path: 'cultural/festivals', file: 'festivals/calendar/calendar.page.tsx' },
    { path: 'cultural/festival/:id', file: 'festivals/festival/festival.page.tsx' },
  ],
};
