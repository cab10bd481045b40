import { type Kobo, kobo } from '@adunni/contracts/money';
import type { chooseForm, confirmChangeForm } from '@adunni/contracts/subscriptions/forms';
import { type LoadedChangePreview, subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { isCharging } from '../billing/charges.service.ts';
import { billOf, isUpwards, QUOTE_MS, unusedShare } from '../billing/invoice.rules.ts';
import { draftInvoice } from '../billing/invoices.service.ts';
import { invoices } from '../billing/tables.ts';
import { type LockedSubscription, lockLive, openInvoiceOf } from '../lock.queries.ts';
import { plannedEmail } from '../mails/email-templates.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { priceOf } from '../plans/labels.rules.ts';
import { type PricedPlan, pricedPlanOf, toPrice } from '../plans/queries.ts';
import { getSubscription } from '../queries.ts';
import { freshPeriod, periodEndOf, type SubscriptionRow } from '../rules.ts';
import { moveSubscription } from '../transitions/move.service.ts';
import { beginCollecting, type Collecting, finishCollecting } from './collect.service.ts';
import { findOffer, type SubscriptionOutcome } from './subscribe.service.ts';

type PlanChoice = z.output<typeof chooseForm>;

/** A change as it would be made now. */
interface Change {
  from: PricedPlan;
  to: PricedPlan;
  takesEffect: LoadedChangePreview['takesEffect'];
  /** What of the present period is unused; nothing in a trial. */
  unused: Kobo;
}

/** What a change of plan would cost, and when it would take effect. Throws 409 or 422 when it is not possible. */
export function previewChange(ctx: Ctx<Viewer>, choice: PlanChoice): Promise<LoadedChangePreview> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const held = await lockLive(tx, ctx.viewer._id, now);
    const change = await findChange(tx, held, choice, now);
    return toPreview(held, change, now);
  });
}

/**
 * Changes plan as previewed: upwards now, for the new price less the unused share of the present period; otherwise at
 * the end of the period. In a trial the plan simply changes. Throws 409 when the amount is not the one that was shown.
 */
export async function changePlan(
  ctx: Ctx<Viewer>,
  form: z.output<typeof confirmChangeForm>,
): Promise<SubscriptionOutcome> {
  const userId = ctx.viewer._id;
  const collecting = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const held = await lockLive(tx, userId, now);
    const at = quoteMoment(form.quotedAt, held.row, now);
    const change = await findChange(tx, held, form, at);
    const { amount } = toPreview(held, change, at);
    if (amount !== form.expectedAmount) throw new Refusal(subscriptionErrors.price_changed);
    if (held.row.status === 'trial') return swapTrial(ctx, tx, held, change);
    if (change.takesEffect === 'period-end') return plan(ctx, tx, held, change);
    if (await isCharging(tx, held.row._id)) throw new Refusal(subscriptionErrors.charge_running);
    const { from, to: offer, unused } = change;
    const { periodStart, periodEnd } = freshPeriod(now, offer.interval);
    const share = { planName: from.planName, amount: unused };
    const next = { reason: 'change', offer, periodStart, periodEnd, unused: share, at: now } as const;
    const invoice = await draftInvoice(tx, held, next);
    return beginCollecting(ctx, tx, { ...held, invoice }, form.useSavedCard);
  });
  const payment = collecting ? await finishCollecting(ctx, collecting) : null;
  return { subscription: await getSubscription(ctx.db, userId), payment };
}

/** Undoes a planned change. Throws 409 when none is planned. */
export async function undoChange(ctx: Ctx<Viewer>) {
  await ctx.db.transaction(async (tx) => {
    const held = await lockLive(tx, ctx.viewer._id, ctx.clock());
    if (!held.row.pendingPriceId || (await openInvoiceOf(tx, held.row._id)))
      throw new Refusal(subscriptionErrors.not_now);
    const stays = await pricedPlanOf(tx, held.row.priceId);
    const happened = { kind: 'change-undone', by: 'person', detail: `${stays.planName} stays.` } as const;
    await moveSubscription(ctx, tx, held, { pendingPriceId: null }, happened);
  });
  return { subscription: await getSubscription(ctx.db, ctx.viewer._id) };
}

/** The moment that a preview was made for, when that is no longer ago than it is good for and in the same period. */
function quoteMoment(at: Date, row: SubscriptionRow, now: Date): Date {
  const age = now.getTime() - at.getTime();
  if (age < 0 || age > QUOTE_MS || at < row.periodStart) throw new Refusal(subscriptionErrors.price_changed);
  return at;
}

async function findChange(tx: Tx, { row }: LockedSubscription, choice: PlanChoice, at: Date): Promise<Change> {
  const to = await findOffer(tx, choice, at);
  const from = await pricedPlanOf(tx, row.priceId);
  if (to.planId === from.planId && to.interval === from.interval) throw new Refusal(subscriptionErrors.same_plan);
  if (row.status === 'trial') return { from, to, takesEffect: 'now', unused: kobo(0) };
  if (await openInvoiceOf(tx, row._id)) throw new Refusal(subscriptionErrors.invoice_open);
  if (row.status !== 'active' || row.cancelAtPeriodEnd) throw new Refusal(subscriptionErrors.not_now);
  if (!isUpwards(from, to)) return { from, to, takesEffect: 'period-end', unused: kobo(0) };
  return { from, to, takesEffect: 'now', unused: unusedShare(await paidFor(tx, row, from), row, at) };
}

/** What the present period was paid with, by money or credit, less what was refunded of it. */
async function paidFor(tx: Tx, row: SubscriptionRow, { amount }: PricedPlan): Promise<Kobo> {
  const [invoice] = await tx
    .select({ refunded: invoices.refunded })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, row._id), eq(invoices.period, row.period), eq(invoices.status, 'paid')));
  return invoice ? kobo(Math.max(0, amount - invoice.refunded)) : kobo(0);
}

function toPreview(
  { account, row }: LockedSubscription,
  { from, to, takesEffect, unused }: Change,
  at: Date,
): LoadedChangePreview {
  const isLater = takesEffect === 'period-end';
  const isFree = isLater || row.status === 'trial';
  const begins = isFree ? row.periodEnd : at;
  const period = isLater
    ? { periodStart: begins, periodEnd: periodEndOf(begins, to.interval, row.anchorDay) }
    : freshPeriod(begins, to.interval);
  const bill = billOf({ offer: to, credit: account.credit, unused: { planName: from.planName, amount: unused } });
  const left = isFree ? account.credit : account.credit - bill.creditUsed + bill.creditGained;
  return {
    takesEffect,
    at: isLater ? row.periodEnd : at,
    quotedAt: at,
    plan: { slug: to.slug, name: to.planName },
    price: toPrice({ _id: to.priceId, interval: to.interval, amount: to.amount }),
    lines: bill.lines.map((line) => ({ ...line, amount: line.amount })),
    amount: isFree ? kobo(0) : bill.amount,
    creditLeft: kobo(left),
    periodStart: period.periodStart,
    periodEnd: period.periodEnd,
  };
}

async function swapTrial(
  ctx: Ctx<Viewer>,
  tx: Tx,
  held: LockedSubscription,
  { to }: Change,
): Promise<Collecting | null> {
  const detail = `The trial is now for ${to.planName} and continues at ${priceOf(to)}.`;
  await moveSubscription(ctx, tx, held, { priceId: to.priceId }, { kind: 'upgraded', by: 'person', detail });
  return null;
}

async function plan(
  ctx: Ctx<Viewer>,
  tx: Tx,
  held: LockedSubscription,
  { from, to }: Change,
): Promise<Collecting | null> {
  const { userId, periodEnd } = held.row;
  const detail = `${to.planName} at ${priceOf(to)} from ${shopDayLabel(periodEnd)}.`;
  const happened = { kind: 'change-planned', by: 'person', detail } as const;
  await moveSubscription(ctx, tx, held, { pendingPriceId: to.priceId }, happened);
  const template = (greeting: string) => plannedEmail(greeting, from, to, periodEnd);
  await notifySubscriber(ctx, tx, userId, 'subscription-planned', template);
  return null;
}
