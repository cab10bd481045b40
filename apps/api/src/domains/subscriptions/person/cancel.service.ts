import type { SubscriptionSettings } from '@adunni/contracts/subscriptions/subscriptions';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { findLive, lockAccount, lockLive } from '../lock.queries.ts';
import { getSettings, getSubscription } from '../queries.ts';
import { billingAccounts } from '../tables.ts';
import { cancel, continueSubscription } from '../transitions/cancel.service.ts';
import { moveSubscription } from '../transitions/move.service.ts';

/** Cancels one’s subscription: it ends when what is paid for is over. Throws 409 when that is settled already. */
export async function cancelSubscription(ctx: Ctx<Viewer>, reason: string) {
  await ctx.db.transaction(async (tx) => {
    const held = await lockLive(tx, ctx.viewer._id, ctx.clock());
    await cancel(ctx, tx, held, { by: 'person', reason });
  });
  return { subscription: await getSubscription(ctx.db, ctx.viewer._id) };
}

/** Keeps one’s subscription after all. Throws 409 when it was not set to end. */
export async function undoCancel(ctx: Ctx<Viewer>) {
  await ctx.db.transaction(async (tx) => {
    const held = await lockLive(tx, ctx.viewer._id, ctx.clock());
    await continueSubscription(ctx, tx, held, { by: 'person' });
  });
  return { subscription: await getSubscription(ctx.db, ctx.viewer._id) };
}

/** Changes one’s reminders, and whether a subscription that runs renews by itself. */
export async function changeSettings(
  ctx: Ctx<Viewer>,
  { renews, remindsOfRenewal, mailsUsage }: SubscriptionSettings,
): Promise<SubscriptionSettings> {
  const userId = ctx.viewer._id;
  await ctx.db.transaction(async (tx) => {
    const account = { ...(await lockAccount(tx, userId, ctx.clock())), remindsOfRenewal, mailsUsage };
    const change = { remindsOfRenewal, mailsUsage };
    await tx.update(billingAccounts).set(change).where(eq(billingAccounts.userId, userId));
    const row = await findLive(tx, userId);
    const runs = row?.status === 'active' || row?.status === 'trial';
    if (!row || !runs) return;
    if (renews && row.cancelAtPeriodEnd) await continueSubscription(ctx, tx, { account, row }, { by: 'person' });
    else if (!renews && !row.cancelAtPeriodEnd) await cancel(ctx, tx, { account, row }, { by: 'person' });
    // Without a change the next look of the clock may still be another, because of the reminder.
    else if (row.dueAt && row.periodEnd > ctx.clock()) await moveSubscription(ctx, tx, { account, row }, {});
  });
  return getSettings(ctx.db, userId);
}
