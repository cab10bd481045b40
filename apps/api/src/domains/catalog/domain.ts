import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { publishScheduled, sweepPicturesJob } from './jobs.ts';
import { catalogRoutes } from './routes.ts';

export const catalog: Domain = {
  name: 'catalog',
  routes: catalogRoutes,
  jobs: [publishScheduled, sweepPicturesJob],
  cacheTags: ['categories', 'products', 'product'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
