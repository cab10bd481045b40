import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = prefix('product-category', [
  route('all', 'domains/categories/tree/tree.page.tsx'),
  route('add', 'domains/categories/add-category.page.tsx'),
  route('edit/:categoryId', 'domains/categories/edit-category.page.tsx'),
  route('view/:categoryId', 'domains/categories/category.page.tsx'),
]);
