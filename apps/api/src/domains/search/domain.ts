import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { Domain } from '../../kit/domain.ts';
import { searchRoutes } from './routes.ts';
import type { SearchSource } from './source.ts';
import type { SuggestionSource } from './suggestions/source.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    searchSources: SearchSource;
    suggestionSources: SuggestionSource;
    /** What a shopper’s words were meant as, when nothing is found by one of them; null otherwise. */
    searchSpelling: (words: string) => SQL;
  }
}

export const search: Domain = {
  name: 'search',
  routes: searchRoutes,
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
