import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { loadFirstArticles } from './first/load.service.ts';
import { publicPages } from './public-pages.ts';
import { helpRoutes } from './routes.ts';
import { findArticleTitles, suggestArticles } from './search.queries.ts';
import { eraseVotes, votesOf } from './service.ts';

export const help: Domain = {
  name: 'help',
  routes: helpRoutes,
  cacheTags: ['help'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  start: loadFirstArticles,
  extensions: {
    publicPages,
    searchSources: { findByWords: findArticleTitles },
    suggestionSources: suggestArticles,
    personalData: {
      export: async (db, { _id }) => ({ helpVotes: await votesOf(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseVotes(tx, _id),
    },
  },
};
