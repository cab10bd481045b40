import type { StaffPage, StaffPages } from '../../kit/staff-pages.ts';

/** The list is the area’s: staff see whole orders, makers their parts of them. */
const ordersBy = (list: string): readonly StaffPage[] => [
  { path: 'orders', file: `orders/staff/${list}`, label: 'Orders', group: 'Orders' },
  { path: 'orders/:orderId', file: 'orders/staff/order/order.page.tsx' },
  { path: 'orders/:orderId/sheet/:partId', file: 'orders/staff/sheet/sheet.page.tsx' },
];

export const pages: StaffPages = {
  admin: ordersBy('orders.page.tsx'),
  designer: ordersBy('parts.page.tsx'),
  tailor: ordersBy('parts.page.tsx'),
};
