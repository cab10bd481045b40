import { job } from '../../kit/jobs/jobs.ts';
import { runBilling } from './clock/clock.service.ts';

/** Every minute: what is paid for ends at a moment, and access with it. */
export const billingClockJob = job({
  name: 'subscriptions-billing',
  schedule: '* * * * *',
  run: (deps) => runBilling(deps),
});
