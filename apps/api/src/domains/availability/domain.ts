import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { nextFreeJob } from './jobs.ts';
import { availabilityRoutes } from './routes.ts';

export const availability: Domain = {
  name: 'availability',
  routes: availabilityRoutes,
  jobs: [nextFreeJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
