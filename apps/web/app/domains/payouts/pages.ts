import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

const earnings: readonly StaffPage[] = [
  { path: 'payouts', file: 'payouts/earnings.page.tsx', label: 'Payouts', group: 'Orders' },
];

export const pages: DomainPages = {
  admin: [
    { path: 'orders/payouts', file: 'payouts/payouts.page.tsx', label: 'Payouts', group: 'Orders' },
    { path: 'orders/payouts/ledger', file: 'payouts/ledger.page.tsx', label: 'Makers’ balances' },
    { path: 'orders/payouts/:id', file: 'payouts/payout.page.tsx' },
  ],
  designer: earnings,
  tailor: earnings,
};
