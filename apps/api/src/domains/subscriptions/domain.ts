import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { exportSubscriptions, forgetSubscriptions, holdSubscriptions } from './forget.service.ts';
import { billingClockJob } from './jobs.ts';
import { subscriptionsRoutes } from './routes.ts';
import { subscriptionsOf } from './staff/person.queries.ts';
import { exportUsage, forgetUsage } from './usage/forget.service.ts';
import { requirePremium } from './usage/premium.queries.ts';

export const subscriptions: Domain = {
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  jobs: [billingClockJob],
  cacheTags: ['plans'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    requirePremium,
    personActivity: async (db, userId) => ({ subscriptions: await subscriptionsOf(db, userId) }),
    personalData: {
      isWorking: async (tx, userId) => (await holdSubscriptions(tx, userId)).isCharging,
      export: async (db, { _id }) => ({
        premium: await exportSubscriptions(db, _id),
        usage: await exportUsage(db, _id),
      }),
      erase: async (deps, tx, { _id }) => {
        await forgetSubscriptions(deps, tx, _id);
        await forgetUsage(tx, _id);
      },
    },
  },
};
