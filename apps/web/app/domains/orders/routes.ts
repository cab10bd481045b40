import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('orders', 'domains/orders/orders.page.tsx'),
  route('orders/:orderId', 'domains/orders/order.page.tsx'),
];
