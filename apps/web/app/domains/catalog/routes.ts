import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const catalogRoutes: RouteConfigEntry[] = [
  route('products', 'domains/catalog/list/products.page.tsx'),
  route('products/:productId', 'domains/catalog/product/product.page.tsx'),
];
