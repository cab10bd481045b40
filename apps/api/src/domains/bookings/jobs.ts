import { job } from '../../kit/jobs/jobs.ts';
import { completeOverdue } from './changing/complete.service.ts';
import { expireHolds, expireRequests } from './placing/expire.service.ts';
import { remindAll } from './reminders/remind.service.ts';

/** Every minute: times of unpaid bookings are free again when their time to pay is over. */
export const expireHoldsJob = job({ name: 'bookings-expire', schedule: '* * * * *', run: expireHolds });

/** Every five minutes: what a maker did not answer in time is declined and refunded. */
export const expireRequestsJob = job({
  name: 'bookings-expire-requests',
  schedule: '*/5 * * * *',
  run: expireRequests,
});

/** Every three minutes: people are reminded of what is about to begin. */
export const remindJob = job({ name: 'bookings-remind', schedule: '*/3 * * * *', run: remindAll });

/** Every hour: what took place a week ago, and nobody has said so, is completed. */
export const completeBookingsJob = job({ name: 'bookings-complete', schedule: '35 * * * *', run: completeOverdue });
