import { sql } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { forgetOldDevices } from './referral/devices.service.ts';
import { forgetOldReferrals } from './referral/referral.service.ts';

/** Every night: referrals that no longer count, and browsers that partners no longer use. */
export const forgetReferralsJob = job({
  name: 'affiliates-forget-referrals',
  schedule: '40 1 * * *',
  run: async (deps) => {
    await forgetOldReferrals(deps);
    await forgetOldDevices(deps);
  },
});

/** Just after midnight in Lagos: campaigns begin and end, which cached pages would not show. */
export const newDayJob = job({
  name: 'affiliates-new-day',
  schedule: '1 23 * * *',
  run: async ({ db }) => {
    await db.execute(sql`select pg_notify('changes', 'affiliates')`);
  },
});
