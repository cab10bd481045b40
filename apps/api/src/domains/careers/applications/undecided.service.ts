import { DECIDED_STAGES } from '@adunni/contracts/careers/stages';
import { and, count, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { hasStatus } from '../queries.ts';
import { jobApplications, jobOpenings } from '../tables.ts';

/** Since when a position is closed: by staff, or after its last day; null while it is not. */
const closedAt = sql`least(o.closed_at, (o.closes_on + 1)::timestamp at time zone 'Africa/Lagos')`;

/** Applications whose position was closed before a moment. */
export const isOfOneClosedBefore = (moment: SQL): SQL =>
  sql`exists (select from job_openings o where o.id = ${jobApplications.openingId} and ${closedAt} < ${moment})`;

/** Tells staff, once a week, of each closed position that people still wait for. */
export async function remindOfUndecided(deps: Deps): Promise<void> {
  const today = shopDay(deps.clock());
  await deps.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ _id: jobOpenings._id, title: jobOpenings.title, people: count() })
      .from(jobApplications)
      .innerJoin(jobOpenings, eq(jobOpenings._id, jobApplications.openingId))
      .where(and(hasStatus('closed', today), notInArray(jobApplications.stage, [...DECIDED_STAGES])))
      .groupBy(jobOpenings._id, jobOpenings.title)
      .orderBy(jobOpenings._id);
    for (const { _id, title, people } of waiting)
      await notifyStaff(deps, tx, {
        kind: notificationKinds.undecided,
        title: `${people === 1 ? '1 application waits' : `${people} applications wait`} for a decision: ${title}`,
        text: 'The position is closed. Please decide, so that nobody waits in vain.',
        path: `/admin/careers/applications/list?stage=undecided&opening=${_id}`,
        cause: `undecided:${_id}:${today}`,
      });
  });
}
