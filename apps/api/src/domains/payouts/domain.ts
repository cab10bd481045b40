import type { Domain } from '../../kit/domain.ts';
import { pollPayoutsJob } from './jobs.ts';
import { payoutsRoutes } from './routes.ts';
import { payoutJob } from './send.service.ts';

export const payouts: Domain = {
  name: 'payouts',
  routes: payoutsRoutes,
  jobs: [pollPayoutsJob, payoutJob],
};
