import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = prefix('product-category', [
  route('all', 'domains/catalog/categories/tree/tree.page.tsx'),
  route('add', 'domains/catalog/categories/add-category.page.tsx'),
  route('edit/:categoryId', 'domains/catalog/categories/edit-category.page.tsx'),
  route('view/:categoryId', 'domains/catalog/categories/category.page.tsx'),
]);
