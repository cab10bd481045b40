import type { Domain } from '../../kit/domain.ts';
import type { RedeemedOrders } from './redeemed-orders.ts';
import { couponsRoutes } from './routes.ts';
import { refuseLimitedCategory } from './service.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** The orders that coupons are redeemed by. */
    redeemedOrders: RedeemedOrders;
  }
}

export const coupons: Domain = {
  name: 'coupons',
  routes: couponsRoutes,
  extensions: {
    beforeCategoryRemoval: refuseLimitedCategory,
  },
};
