import { sql } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { refreshRates } from './service.ts';

/** Fetches the day’s rates; a failure is retried by the queue and leaves the last good table in force. */
export const refreshRatesDaily = job({ name: 'currency-refresh-rates', schedule: '40 5 * * *', run: refreshRates });

/** Tells every process that pages with prices have changed, when a rate that was set by hand ends. */
export const overrideEndedJob = job<object>({
  name: 'currency-override-ended',
  run: async ({ db }) => {
    await db.execute(sql`select pg_notify('changes', 'rates')`);
  },
});
