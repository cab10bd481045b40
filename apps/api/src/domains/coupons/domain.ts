import type { Domain } from '../../kit/domain.ts';
import { couponsRoutes } from './routes.ts';
import { refuseLimitedCategory } from './service.ts';

export const coupons: Domain = {
  name: 'coupons',
  routes: couponsRoutes,
  extensions: {
    beforeCategoryRemoval: refuseLimitedCategory,
  },
};
