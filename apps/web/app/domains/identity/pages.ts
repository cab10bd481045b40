import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'login', file: 'identity/sessions/login.page.tsx' },
    { path: 'register', file: 'identity/register.page.tsx' },
    { path: 'forgot-password', file: 'identity/recovery/forgot-password.page.tsx' },
    { path: 'reset-password', file: 'identity/recovery/reset-password.page.tsx' },
    { path: 'verify/email', file: 'identity/recovery/verify-email.page.tsx' },
    { path: 'account', file: 'identity/account/account.page.tsx', inAccount: true },
    { path: 'profile', file: 'identity/profile/profile.page.tsx', inAccount: true },
  ],
  admin: [
    { path: 'users', file: 'identity/people/people.page.tsx', label: 'Users', group: 'Users' },
    {
      path: 'users/add',
      file: 'identity/people/add-colleague.page.tsx',
      label: 'Add a colleague',
      roles: ['SuperAdmin'],
    },
    { path: 'users/:id', file: 'identity/people/person.page.tsx' },
  ],
};
