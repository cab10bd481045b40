import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('orders', 'domains/orders/orders.page.tsx'),
  route('orders/:orderId', 'domains/orders/order.page.tsx'),
];

const STAFF = 'domains/orders/staff';

/** The pages that every area shares, under names of its own; the list is the area’s. */
const orderPages = (area: string, list: string): RouteConfigEntry[] =>
  prefix('orders', [
    route('', `${STAFF}/${list}`, { id: `${area}-orders` }),
    route(':orderId', `${STAFF}/order/order.page.tsx`, { id: `${area}-order` }),
    route(':orderId/sheet/:partId', `${STAFF}/sheet/sheet.page.tsx`, { id: `${area}-sheet` }),
  ]);

export const adminRoutes = orderPages('admin', 'orders.page.tsx');
export const designerRoutes = orderPages('designer', 'parts.page.tsx');
export const tailorRoutes = orderPages('tailor', 'parts.page.tsx');
