import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { eraseOf, exportApplications } from './applications/erase.service.ts';
import { storedApplications } from './applying/stored-files.ts';
import { checkHeldJob, forgetApplicationsJob, newDayJob, remindJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { publicPages } from './public-pages.ts';
import { careersRoutes } from './routes.ts';

export const careers: Domain = {
  name: 'careers',
  routes: careersRoutes,
  cacheTags: ['careers'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  jobs: [newDayJob, forgetApplicationsJob, checkHeldJob, remindJob],
  extensions: {
    publicPages,
    notificationKinds,
    storedFiles: storedApplications,
    personalData: {
      export: async (db, { _id }) => ({ jobApplications: await exportApplications(db, _id) }),
      erase: (deps, tx, { _id }) => eraseOf(deps, tx, _id),
    },
  },
};
