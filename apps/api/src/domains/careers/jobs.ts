import { sql } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { forgetDecided } from './applications/erase.service.ts';
import { remindOfUndecided } from './applications/undecided.service.ts';
import { sweepUnsent } from './applying/files.service.ts';
import { checkHeld } from './applying/virus-check.service.ts';

/** Just after midnight in Lagos: positions open and close, which cached pages would not show. */
export const newDayJob = job({
  name: 'careers-new-day',
  schedule: '1 23 * * *',
  run: async ({ db }) => {
    await db.execute(sql`select pg_notify('changes', 'careers')`);
  },
});

/** Every night: applications that were decided a year ago, and files that were never sent. */
export const forgetApplicationsJob = job({
  name: 'careers-forget',
  schedule: '20 3 * * *',
  run: async (deps) => {
    await forgetDecided(deps);
    await sweepUnsent(deps);
  },
});

/** Every five minutes: files that came while the virus scanner was down. */
export const checkHeldJob = job({ name: 'careers-check-held', schedule: '*/5 * * * *', run: checkHeld });

/** Every Monday morning: positions that are closed while somebody waits for a decision. */
export const remindJob = job({ name: 'careers-undecided', schedule: '0 7 * * 1', run: remindOfUndecided });
