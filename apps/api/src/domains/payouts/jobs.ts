import { job } from '../../kit/jobs/jobs.ts';
import { pollPayouts } from './send.service.ts';
import { startScheduled } from './start.service.ts';

/** Every minute: announcements get lost, and so do workers. */
export const pollPayoutsJob = job({ name: 'payouts-poll', schedule: '* * * * *', run: pollPayouts });

/** Every quarter of an hour, so that a payout day begins on time although the worker was down at its hour. */
export const startPayoutsJob = job({ name: 'payouts-start', schedule: '*/15 * * * *', run: startScheduled });
