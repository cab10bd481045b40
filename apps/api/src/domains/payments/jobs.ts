import { job } from '../../kit/jobs/jobs.ts';
import { pollPayments } from './collecting/settle.service.ts';
import { flagOverdueRefunds } from './refunds/overdue.service.ts';
import { pollRefunds } from './refunds/send.service.ts';

/** Every minute: providers only announce successes, and announcements get lost. */
export const pollPaymentsJob = job({
  name: 'payments-poll',
  schedule: '* * * * *',
  run: async (deps) => {
    await pollPayments(deps);
    await pollRefunds(deps);
    await flagOverdueRefunds(deps);
  },
});
