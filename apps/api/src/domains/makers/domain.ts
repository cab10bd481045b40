import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { makersRoutes } from './routes.ts';

export const makers: Domain = {
  name: 'makers',
  routes: makersRoutes,
  cacheTags: ['makers', 'maker'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
