import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { overrideEndedJob, refreshRatesDaily } from './jobs.ts';
import { currencyRoutes } from './routes.ts';

export const currency: Domain = {
  name: 'currency',
  routes: currencyRoutes,
  jobs: [overrideEndedJob, refreshRatesDaily],
  cacheTags: ['rates'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
