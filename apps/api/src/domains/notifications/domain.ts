import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { exportMailChoices, exportNotifications } from './export.queries.ts';
import { purgeNotificationsJob } from './jobs.ts';
import { notificationsRoutes } from './routes.ts';
import { eraseNotifications } from './service.ts';

export const notifications: Domain = {
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: [purgeNotificationsJob],
  retiredJobs: ['notifications-forget'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    personalData: {
      export: async (db, { _id }) => ({
        notifications: await exportNotifications(db, _id),
        mailChoices: await exportMailChoices(db, _id),
      }),
      erase: (_deps, tx, { _id }) => eraseNotifications(tx, _id),
    },
  },
};
