import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** Makers see only their own services. */
const services: readonly StaffPage[] = [
  { path: 'services', file: 'services/staff/services.page.tsx', label: 'Services', group: 'Services' },
  { path: 'services/edit/:id', file: 'services/staff/service-form.page.tsx' },
  { path: 'services/:id', file: 'services/staff/service.page.tsx' },
];
const adding = { path: 'services/add', file: 'services/staff/service-form.page.tsx', label: 'Add a service' };

const categories: readonly StaffPage[] = [
  {
    path: 'service-category/all',
    file: 'services/categories/categories.page.tsx',
    label: 'Service categories',
    group: 'Services',
  },
  { path: 'service-category/add', file: 'services/categories/category-form.page.tsx', label: 'Add a service category' },
  { path: 'service-category/edit/:id', file: 'services/categories/category-form.page.tsx' },
  { path: 'service-category/view/:id', file: 'services/categories/category.page.tsx' },
];

export const pages: DomainPages = {
  shop: [
    { path: 'services', file: 'services/list/services.page.tsx' },
    { path: 'services/:id', file: 'services/detail/service.page.tsx' },
  ],
  admin: [...services, ...categories],
  designer: [...services, adding],
  tailor: [...services, { ...adding, group: 'Services' }],
};
