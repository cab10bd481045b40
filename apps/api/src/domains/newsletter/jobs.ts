import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { job } from '../../kit/jobs/jobs.ts';
import { sendJob } from './campaigns/sending.service.ts';
import { campaigns } from './campaigns/tables.ts';

/** Every minute: planned campaigns fall due, and workers that are killed leave their campaign lying. */
export const pollCampaignsJob = job({ name: 'newsletter-poll', schedule: '* * * * *', run: pollCampaigns });

/** Begins the campaigns that are due and takes up those that nobody has worked on for a minute. */
export async function pollCampaigns(deps: Deps): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await tx
      .update(campaigns)
      .set({ status: 'sending', startedAt: now, version: sql`${campaigns.version} + 1` })
      .where(and(eq(campaigns.status, 'scheduled'), lte(campaigns.scheduledFor, now), isNull(campaigns.removedAt)));
    const lying = await tx
      .select({ campaignId: campaigns._id })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.status, 'sending'),
          or(isNull(campaigns.nextBatchAt), lt(campaigns.nextBatchAt, sql`now() - interval '1 minute'`)),
        ),
      );
    for (const named of lying) await deps.jobs.enqueue(tx, sendJob, named);
  });
}
