import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { forgetNotificationsJob, lowStockJob } from './jobs.ts';
import { notificationsRoutes } from './routes.ts';

export const notifications: Domain = {
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: [forgetNotificationsJob, lowStockJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
