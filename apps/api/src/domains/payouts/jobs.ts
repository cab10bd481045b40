import { job } from '../../kit/jobs/jobs.ts';
import { pollPayouts } from './send.service.ts';

/** Every minute: announcements get lost, and so do workers. */
export const pollPayoutsJob = job({ name: 'payouts-poll', schedule: '* * * * *', run: pollPayouts });
