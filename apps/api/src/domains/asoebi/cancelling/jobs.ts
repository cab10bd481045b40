import { job } from '../../../kit/jobs/jobs.ts';
import { endCancelledOrders } from './end-orders.service.ts';

/** Ends the orders of cancelled events: at once when one is cancelled, and again in case a run was cut off. */
export const cancelOrdersJob = job<object>({
  name: 'aso-ebi-cancel-orders',
  schedule: '*/10 * * * *',
  run: endCancelledOrders,
});
