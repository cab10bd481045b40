import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { estimatesOf } from './estimates/estimates.queries.ts';
import { eraseEstimates } from './estimates/estimates.service.ts';
import { forgetTriesJob } from './jobs.ts';
import { exportLooks } from './looks/looks.queries.ts';
import { eraseLooks } from './looks/looks.service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { triesOf } from './queries.ts';
import { tryonRoutes } from './routes.ts';
import { eraseTries } from './service.ts';

export const tryon: Domain = {
  name: 'tryon',
  routes: tryonRoutes,
  jobs: [forgetTriesJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds,
    personalData: {
      export: async (db, { _id }, deps) => ({
        tryOns: await triesOf(db, _id),
        estimates: await estimatesOf(db, _id),
        looks: await exportLooks(deps, _id),
      }),
      erase: async (deps, tx, { _id }) => {
        await eraseTries(tx, _id);
        await eraseEstimates(tx, _id);
        await eraseLooks(deps, tx, _id);
      },
    },
  },
};
