import { job } from '../../../kit/jobs/jobs.ts';
import { lapse } from './lapse.service.ts';

/** Every five minutes: requests that were not answered, accepted or ordered in time. */
export const lapseRequestsJob = job({ name: 'studio-lapse-requests', schedule: '*/5 * * * *', run: lapse });
