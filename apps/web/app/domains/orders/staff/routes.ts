import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

const HERE = 'domains/orders/staff';

/** The pages that every area shares, under names of its own; the list is the area’s. */
const orderPages = (area: string, list: string): RouteConfigEntry[] =>
  prefix('orders', [
    route('', `${HERE}/${list}`, { id: `${area}-orders` }),
    route(':orderId', `${HERE}/order/order.page.tsx`, { id: `${area}-order` }),
    route(':orderId/sheet/:partId', `${HERE}/sheet/sheet.page.tsx`, { id: `${area}-sheet` }),
  ]);

export const adminRoutes = orderPages('admin', 'orders.page.tsx');
export const designerRoutes = orderPages('designer', 'parts.page.tsx');
export const tailorRoutes = orderPages('tailor', 'parts.page.tsx');
