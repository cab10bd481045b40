import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { publicPages } from './public-pages.ts';
import { servicesRoutes } from './routes.ts';
import type { ServiceSchedule } from './schedule.ts';
import { suggestServices } from './suggestions.queries.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    serviceSchedule: ServiceSchedule;
  }
}

export const services: Domain = {
  name: 'services',
  routes: servicesRoutes,
  cacheTags: ['services', 'service', 'service-categories'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: { publicPages, suggestionSources: suggestServices },
};
