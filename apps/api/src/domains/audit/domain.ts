import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { auditRoutes } from './routes.ts';

export const audit: Domain = {
  name: 'audit',
  routes: auditRoutes,
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
