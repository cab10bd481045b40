import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { fixedPages } from '../../kit/sitemap/public-pages.ts';
import { billingPayables } from './billing/payable.ts';
import { billingClockJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { eraseSubscriptions, exportSubscriptions, holdSubscriptions } from './privacy/erase.service.ts';
import { subscriptionsRoutes } from './routes.ts';
import { subscriptionsOf } from './staff/person.queries.ts';
import { findSubscriptions } from './staff/search.queries.ts';
import { eraseUsage, exportUsage } from './usage/erase.service.ts';
import { requirePremium } from './usage/premium.queries.ts';

export const subscriptions: Domain = {
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  jobs: [billingClockJob],
  cacheTags: ['plans'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    publicPages: { name: 'plans', select: fixedPages('/subscription/plans') },
    notificationKinds,
    searchSources: { findOfPeople: findSubscriptions },

    requirePremium,
    personActivity: async (db, userId) => ({ subscriptions: await subscriptionsOf(db, userId) }),
    personalData: {
      isWorking: async (tx, userId) => (await holdSubscriptions(tx, userId)).isCharging,
      export: async (db, { _id }) => ({
        premium: await exportSubscriptions(db, _id),
        usage: await exportUsage(db, _id),
      }),
      erase: async (deps, tx, { _id }) => {
        await eraseSubscriptions(deps, tx, _id);
        await eraseUsage(tx, _id);
      },
    },
    payables: billingPayables,
  },
};
