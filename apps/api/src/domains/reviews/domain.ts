import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { eraseReviews, exportReviews, exportVotesAndReports } from './erase.service.ts';
import { requestReviewsJob, sweepReviewPhotosJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { reviewsRoutes } from './routes.ts';

export const reviews: Domain = {
  name: 'reviews',
  routes: reviewsRoutes,
  jobs: [requestReviewsJob, sweepReviewPhotosJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds,
    personalData: {
      export: async (db, { _id }) => ({
        reviews: await exportReviews(db, _id),
        votesAndReports: await exportVotesAndReports(db, _id),
      }),
      erase: (deps, tx, { _id }) => eraseReviews(deps, tx, _id),
    },
  },
};
