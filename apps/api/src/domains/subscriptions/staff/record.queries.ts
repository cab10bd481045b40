import { kobo } from '@adunni/contracts/money';
import type { LoadedSubscriptionRecord } from '@adunni/contracts/subscriptions/staff';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { toPayment } from '../../payments/rules.ts';
import { payments } from '../../payments/tables.ts';
import { listMethods } from '../billing/methods.service.ts';
import { toInvoices } from '../billing/queries.ts';
import { invoices } from '../billing/tables.ts';
import { pricedPlanOf, toPrice } from '../plans/queries.ts';
import { billingAccounts, subscriptionEvents, subscriptions } from '../tables.ts';
import { usageOf } from '../usage/queries.ts';
import { loadSubscriptions } from './list.queries.ts';
import { canCancel, canCancelNow, canComp } from './rules.ts';

/** Invoices and events that are shown, the latest. */
const LATEST = 100;

/** A subscription with what was paid, used and done. */
export async function subscriptionRecord(ctx: StaffCtx, id: string): Promise<LoadedSubscriptionRecord> {
  const { db, clock } = ctx;
  const [[row], [found]] = await Promise.all([
    loadSubscriptions(ctx, [id]),
    db
      .select({ subscription: subscriptions, credit: billingAccounts.credit })
      .from(subscriptions)
      .innerJoin(billingAccounts, eq(billingAccounts.userId, subscriptions.userId))
      .where(eq(subscriptions._id, id)),
  ]);
  if (!row || !found) throw new Error(`the subscription ${id} went while it was read`);
  const { subscription, credit } = found;
  const { status, userId, pausedAt, resumesAt, trialEndsAt } = subscription;
  const [price, pendingChange, methods, usage, billed, events] = await Promise.all([
    pricedPlanOf(db, subscription.priceId),
    pendingOf(db, subscription),
    listMethods(db, userId, clock()),
    usageOf(db, subscription, clock()),
    invoicesOf(db, id),
    eventsOf(db, id),
  ]);
  return {
    ...row,
    ...{ pendingChange, methods, usage, events, invoices: billed },
    price: toPrice({ ...price, _id: price.priceId }),
    periodStart: subscription.periodStart,
    trialEndsAt,
    pausedAt,
    resumesAt,
    credit,
    can: { comp: canComp(status), cancel: canCancel(subscription), cancelNow: canCancelNow(status) },
  };
}

async function pendingOf(
  db: Db,
  { pendingPriceId, periodEnd }: typeof subscriptions.$inferSelect,
): Promise<LoadedSubscriptionRecord['pendingChange']> {
  if (!pendingPriceId) return null;
  const { planName, interval, amount } = await pricedPlanOf(db, pendingPriceId);
  return { plan: planName, interval, amount, at: periodEnd };
}

async function invoicesOf(db: Db, subscriptionId: string): Promise<LoadedSubscriptionRecord['invoices']> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), ne(invoices.status, 'draft')))
    .orderBy(desc(invoices.issuedAt), desc(invoices._id))
    .limit(LATEST);
  const attempts = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.invoiceId,
        rows.map(({ _id }) => _id),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments._id));
  const refundable = new Map(rows.map((row) => [row._id, row.status === 'paid' ? row.amount - row.refunded : 0]));
  return (await toInvoices(db, rows)).map((invoice) => ({
    ...invoice,
    payments: attempts.filter(({ invoiceId }) => invoiceId === invoice._id).map(toPayment),
    refundable: kobo(refundable.get(invoice._id) ?? 0),
  }));
}

async function eventsOf(db: Db, subscriptionId: string): Promise<LoadedSubscriptionRecord['events']> {
  const rows = await db
    .select({ event: subscriptionEvents, actor: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(subscriptionEvents)
    .leftJoin(users, eq(users._id, subscriptionEvents.actorId))
    .where(eq(subscriptionEvents.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionEvents.at), desc(subscriptionEvents._id))
    .limit(LATEST);
  return rows.map(({ event: { _id, at, kind, by, detail, reason }, actor }) => ({
    ...{ _id, kind, by, detail, reason, actor },
    at,
  }));
}
