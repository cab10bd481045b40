import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** The list is the area’s: staff see whole orders, makers their parts of them. */
const ordersBy = (list: string): readonly StaffPage[] => [
  { path: 'orders', file: `orders/staff/${list}`, label: 'Orders', group: 'Orders' },
  { path: 'orders/:orderId', file: 'orders/staff/order/order.page.tsx' },
  { path: 'orders/:orderId/sheet/:partId', file: 'orders/staff/sheet/sheet.page.tsx' },
];

export const pages: DomainPages = {
  shop: [
    { path: 'orders', file: 'orders/orders.page.tsx', inAccount: true },
    { path: 'orders/:orderId', file: 'orders/order.page.tsx', inAccount: true },
  ],
  admin: ordersBy('orders.page.tsx'),
  designer: ordersBy('parts.page.tsx'),
  tailor: ordersBy('parts.page.tsx'),
};
