import { job } from '../../kit/jobs/jobs.ts';
import { requestBookingReviews } from './bookings/requests.service.ts';
import { requestReviews } from './requests.service.ts';
import { sweepUploads } from './writing/photos.service.ts';

/** Every hour: what arrived or took place three days ago is asked about. */
export const requestReviewsJob = job({
  name: 'reviews-request',
  schedule: '35 * * * *',
  run: async (deps) => {
    await requestReviews(deps);
    await requestBookingReviews(deps);
  },
});

/** Every hour: photos that nobody used go. */
export const sweepReviewPhotosJob = job({ name: 'reviews-sweep-photos', schedule: '45 * * * *', run: sweepUploads });
