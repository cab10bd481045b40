import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { forgetFrozenJob } from './jobs.ts';
import { measurementRoutes } from './routes.ts';

export const measurements: Domain = {
  name: 'measurements',
  routes: measurementRoutes,
  jobs: [forgetFrozenJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
