import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    {
      path: 'settings/currencies',
      file: 'currency/currencies.page.tsx',
      label: 'Currencies and rates',
      roles: ['SuperAdmin'],
    },
  ],
};
