import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { settingsRoutes } from './routes.ts';

export const settings: Domain = {
  name: 'settings',
  routes: settingsRoutes,
  cacheTags: ['settings'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
