import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { requestReviewsJob, sweepReviewPhotosJob } from './jobs.ts';
import { reviewsRoutes } from './routes.ts';

export const reviews: Domain = {
  name: 'reviews',
  routes: reviewsRoutes,
  jobs: [requestReviewsJob, sweepReviewPhotosJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
