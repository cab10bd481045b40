import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { publishDueJob } from './jobs.ts';
import { publicPages } from './public-pages.ts';
import { blogRoutes } from './routes.ts';
import { findPostTitles, suggestPosts } from './search.queries.ts';
import { authorshipOf, eraseAuthorship } from './staff/filing.service.ts';

export const blog: Domain = {
  name: 'blog',
  routes: blogRoutes,
  cacheTags: ['blog'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  jobs: [publishDueJob],
  extensions: {
    publicPages,
    searchSources: { findByWords: findPostTitles },
    suggestionSources: suggestPosts,
    personalData: {
      export: async (db, { _id }) => ({ blogAuthor: await authorshipOf(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseAuthorship(tx, _id),
    },
  },
};
