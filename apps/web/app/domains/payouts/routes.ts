import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = prefix('orders/payouts', [
  route('', 'domains/payouts/payouts.page.tsx'),
  route('ledger', 'domains/payouts/ledger.page.tsx'),
  route(':payoutId', 'domains/payouts/payout.page.tsx'),
]);

const EARNINGS = 'domains/payouts/earnings.page.tsx';
export const designerRoutes: RouteConfigEntry[] = [route('payouts', EARNINGS, { id: 'designer-payouts' })];
export const tailorRoutes: RouteConfigEntry[] = [route('payouts', EARNINGS, { id: 'tailor-payouts' })];
