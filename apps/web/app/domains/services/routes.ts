import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('services', 'domains/services/list/services.page.tsx'),
  route('services/:id', 'domains/services/detail/service.page.tsx'),
];

/** The same pages in the areas of staff and of makers, who see only their own. */
const pagesOf = (area: string): RouteConfigEntry[] => [
  route('', 'domains/services/staff/services.page.tsx', { id: `${area}-services` }),
  route('edit/:serviceId', 'domains/services/staff/edit-service.page.tsx', { id: `${area}-service-edit` }),
  route(':serviceId', 'domains/services/staff/service.page.tsx', { id: `${area}-service` }),
];

/** Makers add services. */
const makerPagesOf = (area: string): RouteConfigEntry[] =>
  prefix('services', [
    route('add', 'domains/services/staff/add-service.page.tsx', { id: `${area}-service-add` }),
    ...pagesOf(area),
  ]);

export const adminRoutes: RouteConfigEntry[] = [
  ...prefix('services', pagesOf('admin')),
  ...prefix('service-category', [
    route('all', 'domains/services/categories/categories.page.tsx'),
    route('add', 'domains/services/categories/add-category.page.tsx'),
    route('edit/:categoryId', 'domains/services/categories/edit-category.page.tsx'),
    route('view/:categoryId', 'domains/services/categories/category.page.tsx'),
  ]),
];
export const designerRoutes: RouteConfigEntry[] = makerPagesOf('designer');
export const tailorRoutes: RouteConfigEntry[] = makerPagesOf('tailor');
