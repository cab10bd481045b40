import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  shop: [
    { path: 'pay/sandbox/:reference', file: 'payments/sandbox.page.tsx' },
    { path: 'pay/return/:reference', file: 'payments/return.page.tsx' },
  ],
  admin: [
    { path: 'orders/payments', file: 'payments/staff/payments.page.tsx', label: 'Payments', group: 'Orders' },
    { path: 'orders/payments/:id', file: 'payments/staff/payment.page.tsx' },
  ],
};
