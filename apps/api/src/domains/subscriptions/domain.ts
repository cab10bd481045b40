import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { billingClockJob } from './jobs.ts';
import { subscriptionsRoutes } from './routes.ts';
import { requirePremium } from './usage/premium.queries.ts';

export const subscriptions: Domain = {
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  jobs: [billingClockJob],
  cacheTags: ['plans'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: { requirePremium },
};
