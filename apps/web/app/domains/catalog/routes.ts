import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('products', 'domains/catalog/list/products.page.tsx'),
  route('products/:productId', 'domains/catalog/detail/product.page.tsx'),
];
