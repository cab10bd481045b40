import { job } from '../../kit/jobs/jobs.ts';
import { followBalances } from './balance/waiting.service.ts';
import { expireOrders } from './cancel/expire.service.ts';
import { followMeasurements } from './measurements/ask.service.ts';
import { followPickups } from './pickup/service.ts';
import { expireAcceptance } from './stages/acceptance.service.ts';
import { closeDelivered } from './stages/close.service.ts';

/** Every minute: pieces of unpaid orders go back on the shelf when their time is over. */
export const expireOrdersJob = job({ name: 'orders-expire', schedule: '* * * * *', run: expireOrders });

/** Every ten minutes: what a maker did not accept in time is declined and refunded. */
export const expireAcceptanceJob = job({
  name: 'parts-expire-acceptance',
  schedule: '*/10 * * * *',
  run: expireAcceptance,
});

/** Every hour of a day in Lagos: customers of what is ready are asked for the balance, in the end the maker what to do. */
export const followBalancesJob = job({ name: 'parts-follow-balances', schedule: '35 7-18 * * *', run: followBalances });

/** Every hour of a day in Lagos: customers are asked for the measurements that their orders wait for. */
export const followMeasurementsJob = job({
  name: 'parts-follow-measurements',
  schedule: '50 7-18 * * *',
  run: followMeasurements,
});

/** Every hour of a day in Lagos: customers are reminded of what waits to be picked up. */
export const followPickupsJob = job({ name: 'parts-follow-pickups', schedule: '20 7-18 * * *', run: followPickups });

/** Every hour: what was delivered is closed when its fit window is over. */
export const closeDeliveredJob = job({ name: 'parts-close-delivered', schedule: '5 * * * *', run: closeDelivered });
