import { kobo } from '@adunni/contracts/money';
import type { LoadedBilling, LoadedInvoice } from '@adunni/contracts/subscriptions/billing';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import type { InvoiceRow } from '../lock.queries.ts';
import { type PricedPlan, pricedPlanOf, pricedPlans } from '../plans/queries.ts';
import { hasEnded, type SubscriptionRow } from '../rules.ts';
import { billingAccounts, subscriptions } from '../tables.ts';
import { billOf } from './invoice.rules.ts';
import { listMethods } from './methods.service.ts';
import { toInvoice } from './present.rules.ts';
import { invoices } from './tables.ts';

/** Invoices as it is answered, with the names of their plans. */
export async function toInvoices(db: Db | Tx, rows: readonly InvoiceRow[]): Promise<LoadedInvoice[]> {
  const priced = await pricedPlans(db, [...new Set(rows.map(({ priceId }) => priceId))]);
  return rows.flatMap((row) => {
    const offer = priced.get(row.priceId);
    return offer ? [toInvoice(row, offer)] : [];
  });
}

/** A person’s invoices, newest first; what was never issued is left out. */
export async function listInvoices(
  db: Db | Tx,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: LoadedInvoice[]; total: number; page: number; limit: number }> {
  const mine = and(eq(invoices.userId, userId), inArray(invoices.status, ['open', 'paid', 'uncollectible']));
  const rows = await db
    .select()
    .from(invoices)
    .where(mine)
    .orderBy(desc(invoices.issuedAt), desc(invoices._id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ rows: count() }).from(invoices).where(mine);
  return { items: await toInvoices(db, rows), total: counted?.rows ?? 0, page, limit };
}

/** What a person is charged next and by which card, and what is to be paid now. */
export async function getBilling(db: Db | Tx, userId: string, now: Date): Promise<LoadedBilling> {
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  const [live] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  const waiting = live?.status === 'incomplete' ? 'draft' : 'open';
  const [open] = live
    ? await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.subscriptionId, live._id), eq(invoices.status, waiting)))
    : [];
  const credit = account?.credit ?? kobo(0);
  return {
    nextCharge: live ? (open ? retryOf(open, now) : await nextChargeOf(db, live, credit)) : null,
    credit,
    methods: await listMethods(db, userId, now),
    openInvoice: open ? toInvoice(open, await pricedPlanOf(db, open.priceId)) : null,
  };
}

/** When a renewal that is overdue is charged again; a first payment is only ever made by the person. */
function retryOf({ status, amount, nextAttemptAt }: InvoiceRow, now: Date): LoadedBilling['nextCharge'] {
  return status === 'open' ? { at: nextAttemptAt ?? now, amount } : null;
}

async function nextChargeOf(
  db: Db | Tx,
  row: SubscriptionRow,
  credit: PricedPlan['amount'],
): Promise<LoadedBilling['nextCharge']> {
  if (hasEnded(row.status) || row.cancelAtPeriodEnd || row.status === 'paused' || row.status === 'incomplete')
    return null;
  const offer = await pricedPlanOf(db, row.pendingPriceId ?? row.priceId);
  return { at: row.periodEnd, amount: billOf({ offer, credit }).amount };
}
