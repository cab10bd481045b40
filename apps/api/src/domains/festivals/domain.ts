import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { publicPages } from './public-pages.ts';
import { festivalsRoutes } from './routes.ts';

export const festivals: Domain = {
  name: 'festivals',
  routes: festivalsRoutes,
  cacheTags: ['festivals'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: { publicPages },
};
