import type { Domain } from '../../kit/domain.ts';
import { purgeKeysJob } from './jobs.ts';
import { checkoutRoutes } from './routes.ts';

export const checkout: Domain = {
  name: 'checkout',
  routes: checkoutRoutes,
  jobs: [purgeKeysJob],
  retiredJobs: ['checkout-forget-keys'],
};
