import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { mergeRollUpsJob } from './jobs.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboard: Domain = {
  name: 'dashboard',
  routes: dashboardRoutes,
  jobs: [mergeRollUpsJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
