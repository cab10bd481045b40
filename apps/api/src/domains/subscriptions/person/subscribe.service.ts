import type { chooseForm, subscribeForm } from '@adunni/contracts/subscriptions/forms';
import { TRIAL_DAYS } from '@adunni/contracts/subscriptions/statuses';
import { type LoadedSubscription, subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { StartedPayment } from '../../payments/rules.ts';
import { isCharging } from '../billing/charges.service.ts';
import { draftInvoice } from '../billing/invoices.service.ts';
import { invoices } from '../billing/tables.ts';
import { findLive, type InvoiceRow, type LockedSubscription, lockAccount } from '../lock.queries.ts';
import { trialEmail } from '../mails/email-templates.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { priceOf } from '../plans/labels.rules.ts';
import { offeredPlan, type PricedPlan } from '../plans/queries.ts';
import { getSubscription } from '../queries.ts';
import { anchorDayOf, dueAfter, freshPeriod, type SubscriptionRow } from '../rules.ts';
import { billingAccounts, subscriptions } from '../tables.ts';
import { moveSubscription, writeEvents } from '../transitions/move.service.ts';
import { beginCollecting, finishCollecting } from './collect.service.ts';

/** What a person has after they began or changed something, and where they pay when that is still to do. */
export interface SubscriptionOutcome {
  subscription: LoadedSubscription;
  payment: StartedPayment | null;
}

/** Finds what somebody chose. Throws 422 when it is not offered. */
export async function findOffer(tx: Tx, choice: z.output<typeof chooseForm>, at: Date): Promise<PricedPlan> {
  const offer = await offeredPlan(tx, choice, at);
  if (!offer) throw new Refusal(subscriptionErrors.plan_unavailable);
  return offer;
}

/** Starts the one free trial of a person, without a card. Throws 409 for a second one or beside a subscription. */
export async function startTrial(ctx: Ctx<Viewer>, choice: z.output<typeof chooseForm>): Promise<LoadedSubscription> {
  const userId = ctx.viewer._id;
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const account = await lockAccount(tx, userId, now);
    if (account.trialStartedAt) throw new Refusal(subscriptionErrors.trial_used);
    const live = await findLive(tx, userId);
    if (live && live.status !== 'incomplete') throw new Refusal(subscriptionErrors.already_subscribed);
    const offer = await findOffer(tx, choice, now);
    if (live) await expireIncomplete(ctx, tx, { account, row: live });
    await tx.update(billingAccounts).set({ trialStartedAt: now }).where(eq(billingAccounts.userId, userId));
    const endsAt = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
    await createSubscription(tx, { account, userId, offer, now, status: 'trial', endsAt });
    const template = (greeting: string) => trialEmail(greeting, offer, endsAt);
    await notifySubscriber(ctx, tx, userId, 'subscription-trial', template);
  });
  return getSubscription(ctx.db, userId);
}

/**
 * Subscribes a person, also from their trial, by charging the saved card or on a page; it begins when it is paid.
 * Throws 409 beside a subscription or while a card is being charged, 422 for what is not offered.
 */
export async function subscribe(
  ctx: Ctx<Viewer>,
  choice: z.output<typeof subscribeForm>,
): Promise<SubscriptionOutcome> {
  const userId = ctx.viewer._id;
  const collecting = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const account = await lockAccount(tx, userId, now);
    const live = await findLive(tx, userId);
    if (live && live.status !== 'incomplete' && live.status !== 'trial')
      throw new Refusal(subscriptionErrors.already_subscribed);
    if (live && (await isCharging(tx, live._id))) throw new Refusal(subscriptionErrors.charge_running);
    const offer = await findOffer(tx, choice, now);
    const row =
      live ?? (await createSubscription(tx, { account, userId, offer, now, status: 'incomplete', endsAt: now }));
    if (row.status === 'incomplete' && row.priceId !== offer.priceId)
      await tx.update(subscriptions).set({ priceId: offer.priceId }).where(eq(subscriptions._id, row._id));
    const invoice = await draftStart(tx, { account, row }, offer, now);
    return beginCollecting(ctx, tx, { account, row, invoice }, choice.useSavedCard);
  });
  const payment = await finishCollecting(ctx, collecting);
  return { subscription: await getSubscription(ctx.db, userId), payment };
}

/** The draft of the first period; one for the same price is taken up again, so that its open payment goes on. */
async function draftStart(tx: Tx, held: LockedSubscription, offer: PricedPlan, at: Date): Promise<InvoiceRow> {
  const [same] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, held.row._id),
        eq(invoices.status, 'draft'),
        eq(invoices.reason, 'start'),
        eq(invoices.priceId, offer.priceId),
      ),
    );
  if (same) return same;
  const { periodStart, periodEnd } = freshPeriod(at, offer.interval);
  return draftInvoice(tx, held, { reason: 'start', offer, periodStart, periodEnd, at });
}

interface Beginning {
  account: LockedSubscription['account'];
  userId: string;
  offer: PricedPlan;
  now: Date;
  status: 'incomplete' | 'trial';
  /** End of the trial. */
  endsAt: Date;
}

async function createSubscription(
  tx: Tx,
  { account, userId, offer, now, status, endsAt }: Beginning,
): Promise<SubscriptionRow> {
  const values = {
    userId,
    status,
    priceId: offer.priceId,
    period: 0,
    periodStart: now,
    periodEnd: endsAt,
    anchorDay: anchorDayOf(endsAt),
    trialEndsAt: status === 'trial' ? endsAt : null,
    cancelAtPeriodEnd: false,
    remindedPeriod: null,
    resumesAt: null,
    startedAt: now,
    createdAt: now,
  };
  const dueAt = dueAfter(values, account.remindsOfRenewal);
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...values, dueAt })
    .returning();
  if (!row) throw new Error('the subscription was not stored');
  const detail = `Free trial of ${offer.planName} until ${shopDayLabel(endsAt)}; then ${priceOf(offer)}.`;
  if (status === 'trial') await writeEvents(tx, null, row, now, [{ kind: 'trial-started', by: 'person', detail }]);
  return row;
}

/** Ends what was begun and never paid, for something else to take its place. */
async function expireIncomplete(ctx: Ctx<Viewer>, tx: Tx, held: LockedSubscription): Promise<void> {
  if (await isCharging(tx, held.row._id)) throw new Refusal(subscriptionErrors.charge_running);
  await tx
    .update(invoices)
    .set({ status: 'void' })
    .where(and(eq(invoices.subscriptionId, held.row._id), eq(invoices.status, 'draft')));
  await moveSubscription(ctx, tx, held, { status: 'expired', endedAt: ctx.clock() });
}
