import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { newDayJob } from './jobs.ts';
import { publicPages } from './public-pages.ts';
import { careersRoutes } from './routes.ts';

export const careers: Domain = {
  name: 'careers',
  routes: careersRoutes,
  cacheTags: ['careers'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  jobs: [newDayJob],
  extensions: { publicPages },
};
