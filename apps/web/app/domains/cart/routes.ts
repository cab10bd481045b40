import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [route('cart', 'domains/cart/cart.page.tsx')];

export const adminRoutes: RouteConfigEntry[] = [
  route('cart/all', 'domains/cart/staff/carts.page.tsx'),
  route('cart/:cartId', 'domains/cart/staff/cart.page.tsx'),
];
