import { job } from '../../kit/jobs/jobs.ts';
import { purgeNotifications } from './read.service.ts';

/** Drops what was read long ago, every night. */
export const purgeNotificationsJob = job({
  name: 'notifications-purge',
  schedule: '15 2 * * *',
  run: purgeNotifications,
});
