import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import * as categories from './categories/routes.ts';
import * as products from './products/routes.ts';

export const siteRoutes: RouteConfigEntry[] = [
  route('products', 'domains/catalog/list/products.page.tsx'),
  route('products/:productId', 'domains/catalog/detail/product.page.tsx'),
];

export const adminRoutes: RouteConfigEntry[] = [...categories.adminRoutes, ...products.adminRoutes];
export const designerRoutes = products.designerRoutes;
