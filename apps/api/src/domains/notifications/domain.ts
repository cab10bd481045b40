import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { exportMailChoices, exportNotifications } from './export.queries.ts';
import { purgeNotificationsJob } from './jobs.ts';
import { type NotificationKind, requireRegisteredKinds } from './kinds.ts';
import { notificationsRoutes } from './routes.ts';
import { eraseNotifications } from './service.ts';
import type { StreamedState } from './stream.ts';

export type { StreamedState } from './stream.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** What people are told of. */
    notificationKinds: Readonly<Record<string, NotificationKind>>;
    /** What a person’s stream tells beside the bell. */
    streamedStates: StreamedState;
  }
}

export const notifications: Domain = {
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: [purgeNotificationsJob],
  retiredJobs: ['notifications-forget'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  start: async () => requireRegisteredKinds(),
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
