import { sql } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { remindOfFestivals } from './reminders.service.ts';

/** Every morning: people are reminded of the festivals that they asked to be reminded of. */
export const remindOfFestivalsJob = job({
  name: 'festivals-remind',
  schedule: '0 7 * * *',
  run: remindOfFestivals,
});

/** Just after midnight in Lagos: what comes next and what can still be ordered is told anew, which cached pages would not. */
export const newDayJob = job({
  name: 'festivals-new-day',
  schedule: '1 23 * * *',
  run: async ({ db }) => {
    await db.execute(sql`select pg_notify('changes', 'festivals')`);
  },
});
