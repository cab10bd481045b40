import { job } from '../../kit/jobs/jobs.ts';
import { notifyOfLowStock } from './events/low-stock.service.ts';
import { purgeNotifications } from './read.service.ts';

/** Drops what was read long ago, every night. */
export const purgeNotificationsJob = job({
  name: 'notifications-forget',
  schedule: '15 2 * * *',
  run: purgeNotifications,
});

/** Looks every five minutes for what runs low. */
export const lowStockJob = job({ name: 'notifications-low-stock', schedule: '*/5 * * * *', run: notifyOfLowStock });
