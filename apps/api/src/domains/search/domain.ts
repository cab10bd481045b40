import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { searchRoutes } from './routes.ts';
import type { SearchSource } from './source.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    searchSources: SearchSource;
  }
}

export const search: Domain = {
  name: 'search',
  routes: searchRoutes,
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
