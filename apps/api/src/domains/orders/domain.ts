import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { closeDeliveredJob, expireAcceptanceJob, expireOrdersJob, sweepPhotosJob } from './jobs.ts';
import { ordersRoutes } from './routes.ts';

export const orders: Domain = {
  name: 'orders',
  routes: ordersRoutes,
  jobs: [closeDeliveredJob, expireAcceptanceJob, expireOrdersJob, sweepPhotosJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
