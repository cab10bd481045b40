import type { StaffPages } from '../../kit/staff-pages.ts';

export const pages: StaffPages = {
  admin: [
    { path: 'users', file: 'identity/people/people.page.tsx', label: 'Users', group: 'Users' },
    {
      path: 'users/add',
      file: 'identity/people/add-colleague.page.tsx',
      label: 'Add a colleague',
      roles: ['SuperAdmin'],
    },
    { path: 'users/:userId', file: 'identity/people/person.page.tsx' },
  ],
};
