import type { StaffPages } from '../../kit/staff-pages.ts';

export const pages: StaffPages = {
  admin: [
    {
      path: 'settings/currencies',
      file: 'currency/currencies.page.tsx',
      label: 'Currencies and rates',
      roles: ['SuperAdmin'],
    },
  ],
};
