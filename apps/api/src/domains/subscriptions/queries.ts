import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import type {
  LoadedMySubscription,
  LoadedSubscription,
  LoadedSubscriptionEvent,
  SubscriptionSettings,
} from '@adunni/contracts/subscriptions/subscriptions';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { toInvoice } from './billing/present.rules.ts';
import { invoices } from './billing/tables.ts';
import { featuresOfPlans, type PricedPlan, pricedPlans, toPrice } from './plans/queries.ts';
import type { SubscriptionRow } from './rules.ts';
import { billingAccounts, subscriptionEvents, subscriptions } from './tables.ts';

export { findHeld, findTryOnAccess } from './usage/queries.ts';

/** How a person’s subscription stands: the live one, else the one that ended last; `none` when there never was one. */
export async function getMySubscription(db: Db | Tx, userId: string): Promise<LoadedMySubscription> {
  const subscription = await findSubscription(db, userId);
  const [account] = await db
    .select({ trialStartedAt: billingAccounts.trialStartedAt })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  const isLive = subscription !== null && subscription.endedAt === null && subscription.status !== 'incomplete';
  return {
    status: subscription?.status ?? 'none',
    hasAccess: givesAccess(subscription?.status),
    canTryFree: !account?.trialStartedAt && !isLive,
    subscription,
  };
}

/** A person’s subscription after something was done with it. */
export async function getSubscription(db: Db | Tx, userId: string): Promise<LoadedSubscription> {
  const found = await findSubscription(db, userId);
  if (!found) throw new Error('there is no subscription');
  return found;
}

async function findSubscription(db: Db | Tx, userId: string): Promise<LoadedSubscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(isNull(subscriptions.endedAt)), desc(subscriptions.startedAt), desc(subscriptions._id))
    .limit(1);
  if (!row) return null;
  const ids = [row.priceId, ...(row.pendingPriceId ? [row.pendingPriceId] : [])];
  const priced = await pricedPlans(db, ids);
  const offer = priced.get(row.priceId);
  if (!offer) throw new Error('the price of a subscription is unknown');
  const pending = row.pendingPriceId ? priced.get(row.pendingPriceId) : undefined;
  const features = (await featuresOfPlans(db, [offer.planId])).get(offer.planId) ?? [];
  // What was begun and not paid waits as a draft; of a running subscription drafts are changes that were left off.
  const waiting = row.status === 'incomplete' ? 'draft' : 'open';
  const [open] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, row._id), eq(invoices.status, waiting)));
  const openInvoice = open ? toInvoice(open, await offerOf(db, open.priceId, priced)) : null;
  return { ...toSubscription(row, offer, pending), features, openInvoice };
}

async function offerOf(db: Db | Tx, priceId: string, known: Map<string, PricedPlan>): Promise<PricedPlan> {
  const found = known.get(priceId) ?? (await pricedPlans(db, [priceId])).get(priceId);
  if (!found) throw new Error('the price of an invoice is unknown');
  return found;
}

function toSubscription(
  row: SubscriptionRow,
  offer: PricedPlan,
  pending: PricedPlan | undefined,
): Omit<LoadedSubscription, 'features' | 'openInvoice'> {
  const pendingChange = pending && { ...asPlan(pending), at: row.periodEnd };
  return {
    _id: row._id,
    status: row.status,
    ...asPlan(offer),
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    trialEndsAt: row.trialEndsAt,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    pendingChange: pendingChange ?? null,
    pausedAt: row.pausedAt,
    resumesAt: row.resumesAt,
    endedAt: row.endedAt,
    startedAt: row.startedAt,
  };
}

const asPlan = (offer: PricedPlan) => ({
  plan: { slug: offer.slug, name: offer.planName },
  price: toPrice({ _id: offer.priceId, interval: offer.interval, amount: offer.amount }),
});

/** Everything that happened to a person’s subscriptions, newest first. */
export async function listEvents(
  db: Db | Tx,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: LoadedSubscriptionEvent[]; total: number; page: number; limit: number }> {
  const mine = inArray(
    subscriptionEvents.subscriptionId,
    db.select({ _id: subscriptions._id }).from(subscriptions).where(eq(subscriptions.userId, userId)),
  );
  const rows = await db
    .select()
    .from(subscriptionEvents)
    .where(mine)
    .orderBy(desc(subscriptionEvents.at), desc(subscriptionEvents._id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ rows: count() }).from(subscriptionEvents).where(mine);
  return { items: rows.map(toEvent), total: counted?.rows ?? 0, page, limit };
}

/** An entry of the history as it is answered. */
export const toEvent = (row: typeof subscriptionEvents.$inferSelect): LoadedSubscriptionEvent => ({
  _id: row._id,
  at: row.at,
  kind: row.kind,
  by: row.by,
  detail: row.detail,
  reason: row.reason,
});

/** Renewal and reminders, with their defaults for who never had a subscription. */
export async function getSettings(db: Db | Tx, userId: string): Promise<SubscriptionSettings> {
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  const [live] = await db
    .select({ cancels: subscriptions.cancelAtPeriodEnd })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  return {
    renews: live ? !live.cancels : false,
    remindsOfRenewal: account?.remindsOfRenewal ?? true,
    mailsUsage: account?.mailsUsage ?? true,
  };
}
