import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { newDayJob, remindOfFestivalsJob } from './jobs.ts';
import { publicPages } from './public-pages.ts';
import { eraseReminders, remindersOf } from './reminders.service.ts';
import { festivalsRoutes } from './routes.ts';

export const festivals: Domain = {
  name: 'festivals',
  routes: festivalsRoutes,
  cacheTags: ['festivals'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  jobs: [remindOfFestivalsJob, newDayJob],
  extensions: {
    publicPages,
    personalData: {
      export: async (db, { _id }) => ({ festivalReminders: await remindersOf(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseReminders(tx, _id),
    },
  },
};
