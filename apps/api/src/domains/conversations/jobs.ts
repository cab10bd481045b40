import { job } from '../../kit/jobs/jobs.ts';
import { sweepLinks } from './links/links.service.ts';
import { sweepPhotos } from './photos/photos.service.ts';

/** Every hour: photos that nobody used go. */
export const sweepPhotosJob = job({ name: 'conversations-sweep-photos', schedule: '25 * * * *', run: sweepPhotos });

/** Every night: links that have expired go. */
export const sweepLinksJob = job({ name: 'conversations-sweep-links', schedule: '40 3 * * *', run: sweepLinks });
