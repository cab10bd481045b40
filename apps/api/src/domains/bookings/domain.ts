import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { completeBookingsJob, expireHoldsJob, expireRequestsJob, remindJob, sweepBookingPhotosJob } from './jobs.ts';
import { bookingsRoutes } from './routes.ts';

export const bookings: Domain = {
  name: 'bookings',
  routes: bookingsRoutes,
  jobs: [completeBookingsJob, expireHoldsJob, expireRequestsJob, remindJob, sweepBookingPhotosJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
