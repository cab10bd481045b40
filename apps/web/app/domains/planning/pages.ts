import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** What makers coordinate whom staff have made coordinators. */
const coordinating: readonly StaffPage[] = [
  { path: 'planning', file: 'planning/coordinating/board.page.tsx', label: 'Coordination', group: 'Orders' },
  { path: 'planning/:id', file: 'planning/coordinating/case.page.tsx' },
];

export const pages: DomainPages = {
  designer: coordinating,
  tailor: coordinating,
  admin: [
    { path: 'cultural/planning', file: 'planning/staff/planning.page.tsx', label: 'Planning', group: 'Cultural' },
    {
      path: 'cultural/coordination',
      file: 'planning/staff/coordination.page.tsx',
      label: 'Coordination',
      group: 'Cultural',
    },
    { path: 'cultural/planning/cases', file: 'planning/staff/cases.page.tsx', label: 'Planning cases' },
    { path: 'cultural/planning/cases/:id', file: 'planning/staff/case.page.tsx' },
    { path: 'cultural/planning/packages', file: 'planning/staff/packages.page.tsx', label: 'Planning packages' },
    { path: 'cultural/planning/packages/add', file: 'planning/staff/package-form.page.tsx', label: 'Add a package' },
    { path: 'cultural/planning/packages/edit/:id', file: 'planning/staff/package-form.page.tsx' },
    { path: 'cultural/planning/coordinators', file: 'planning/staff/coordinators.page.tsx', label: 'Coordinators' },
    {
      path: 'cultural/planning/coordinators/add',
      file: 'planning/staff/coordinator-form.page.tsx',
      label: 'Add a coordinator',
    },
    { path: 'cultural/planning/coordinators/edit/:id', file: 'planning/staff/coordinator-form.page.tsx' },
  ],
  shop: [
    { path: 'cultural/planning', file: 'planning/desk/planning.page.tsx' },
    { path: 'cultural/coordination', file: 'planning/desk/coordination.page.tsx' },
    { path: 'cultural/planning/request', file: 'planning/request/request.page.tsx' },
    { path: 'cultural/planning/checklist', file: 'planning/checklist/checklist.page.tsx' },
    { path: 'cultural/planning/milestones/:id', file: 'planning/case/milestone.page.tsx' },
    { path: 'cultural/planning/cases/:id', file: 'planning/case/case.page.tsx' },
  ],
};
