import { job } from '../../kit/jobs/jobs.ts';
import { expireOrders } from './cancel/expire.service.ts';

/** Every minute: pieces of unpaid orders go back on the shelf when their time is over. */
export const expireOrdersJob = job({ name: 'orders-expire', schedule: '* * * * *', run: expireOrders });
