import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { triesOf } from './queries.ts';
import { tryonRoutes } from './routes.ts';
import { eraseTries } from './service.ts';

export const tryon: Domain = {
  name: 'tryon',
  routes: tryonRoutes,
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    personalData: {
      export: async (db, { _id }) => ({ tryOns: await triesOf(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseTries(tx, _id),
    },
  },
};
