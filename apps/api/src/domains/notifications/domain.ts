import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { exportMailChoices, exportNotifications } from './export.queries.ts';
import { forgetNotificationsJob, lowStockJob } from './jobs.ts';
import { notificationsRoutes } from './routes.ts';
import { forgetNotifications } from './service.ts';

export const notifications: Domain = {
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: [forgetNotificationsJob, lowStockJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    personalData: {
      export: async (db, { _id }) => ({
        notifications: await exportNotifications(db, _id),
        mailChoices: await exportMailChoices(db, _id),
      }),
      erase: (_deps, tx, { _id }) => forgetNotifications(tx, _id),
    },
  },
};
