import { job } from '../../kit/jobs/jobs.ts';
import { refreshRates } from './service.ts';

/** Fetches the day’s rates; a failure is retried by the queue and leaves the last good table in force. */
export const refreshRatesDaily = job({ name: 'currency-refresh-rates', schedule: '40 5 * * *', run: refreshRates });
