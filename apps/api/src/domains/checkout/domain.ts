import type { Domain } from '../../kit/domain.ts';
import { forgetKeysJob } from './jobs.ts';
import { checkoutRoutes } from './routes.ts';

export const checkout: Domain = {
  name: 'checkout',
  routes: checkoutRoutes,
  jobs: [forgetKeysJob],
};
