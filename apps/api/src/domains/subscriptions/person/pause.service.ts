import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { isCharging } from '../billing/charges.service.ts';
import { voidDrafts } from '../billing/invoices.service.ts';
import { lockLive, openInvoiceOf } from '../lock.queries.ts';
import { getSubscription } from '../queries.ts';
import { anchorDayOf, monthsAfter } from '../rules.ts';
import { moveSubscription } from '../transitions/move.service.ts';
import { resume } from '../transitions/resume.service.ts';

/**
 * Pauses for so many months: premium closes, and what is left of the period is kept until it resumes. Throws 409 unless
 * it is active, paid and meant to go on.
 */
export async function pauseSubscription(ctx: Ctx<Viewer>, months: number) {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const held = await lockLive(tx, ctx.viewer._id, now);
    const { row } = held;
    if (await openInvoiceOf(tx, row._id)) throw new Refusal(subscriptionErrors.invoice_open);
    if (row.status !== 'active' || row.cancelAtPeriodEnd || row.periodEnd <= now)
      throw new Refusal(subscriptionErrors.not_now);
    if (await isCharging(tx, row._id)) throw new Refusal(subscriptionErrors.charge_running);
    await voidDrafts(tx, row._id);
    const resumesAt = monthsAfter(now, months, anchorDayOf(now));
    const detail = `Paused until ${shopDayLabel(resumesAt)}.`;
    const paused = { status: 'paused', pausedAt: now, resumesAt, remindedPeriod: null } as const;
    await moveSubscription(ctx, tx, held, paused, { kind: 'paused', by: 'person', detail });
  });
  return { subscription: await getSubscription(ctx.db, ctx.viewer._id) };
}

/** Ends one’s pause. Throws 409 when it is not paused. */
export async function resumeSubscription(ctx: Ctx<Viewer>) {
  await ctx.db.transaction(async (tx) => {
    const held = await lockLive(tx, ctx.viewer._id, ctx.clock());
    if (held.row.status !== 'paused') throw new Refusal(subscriptionErrors.not_now);
    await resume(ctx, tx, held, 'person');
  });
  return { subscription: await getSubscription(ctx.db, ctx.viewer._id) };
}
