import { job } from '../../kit/jobs/jobs.ts';
import { forgetOldNotifications } from './read.service.ts';

/** Drops what was read long ago, every night. */
export const forgetNotificationsJob = job({
  name: 'notifications-forget',
  schedule: '15 2 * * *',
  run: forgetOldNotifications,
});
