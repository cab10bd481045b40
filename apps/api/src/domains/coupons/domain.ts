import type { Domain } from '../../kit/domain.ts';
import { couponsRoutes } from './routes.ts';

export const coupons: Domain = {
  name: 'coupons',
  routes: couponsRoutes,
};
