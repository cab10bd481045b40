import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'careers/openings', file: 'careers/staff/openings.page.tsx', label: 'Openings', group: 'Careers' },
    {
      path: 'careers/openings/add',
      file: 'careers/staff/opening-form.page.tsx',
      label: 'Add an opening',
      group: 'Careers',
    },
    { path: 'careers/openings/edit/:id', file: 'careers/staff/opening-form.page.tsx' },
    { path: 'careers/applications', file: 'careers/staff/board.page.tsx', label: 'Applications', group: 'Careers' },
    { path: 'careers/applications/list', file: 'careers/staff/applications.page.tsx' },
    { path: 'careers/applications/:id', file: 'careers/staff/application-record.page.tsx' },
    { path: 'careers/openings/:id', file: 'careers/staff/opening-record.page.tsx' },
  ],
  shop: [
    { path: 'careers', file: 'careers/list/careers.page.tsx' },
    { path: 'careers/application/:token', file: 'careers/application/application.page.tsx' },
    { path: 'careers/:slug', file: 'careers/opening/opening.page.tsx' },
  ],
};
