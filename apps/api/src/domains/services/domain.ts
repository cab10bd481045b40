import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { servicesRoutes } from './routes.ts';

export const services: Domain = {
  name: 'services',
  routes: servicesRoutes,
  cacheTags: ['services', 'service', 'service-categories'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
