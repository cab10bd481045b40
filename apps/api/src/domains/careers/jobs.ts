import { sql } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';

/** Just after midnight in Lagos: positions open and close, which cached pages would not show. */
export const newDayJob = job({
  name: 'careers-new-day',
  schedule: '1 23 * * *',
  run: async ({ db }) => {
    await db.execute(sql`select pg_notify('changes', 'careers')`);
  },
});
