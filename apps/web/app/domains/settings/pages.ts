import type { StaffPages } from '../../kit/staff-pages.ts';

export const pages: StaffPages = {
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
