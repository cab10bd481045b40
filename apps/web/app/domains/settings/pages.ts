import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    {
      path: 'settings',
      file: 'settings/settings.page.tsx',
      label: 'Settings',
      group: 'System',
      roles: ['SuperAdmin'],
    },
  ],
};
