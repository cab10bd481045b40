import { type Kobo, kobo } from '@adunni/contracts/money';
import type { InvoiceReason } from '@adunni/contracts/subscriptions/statuses';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { users } from '../../identity/tables.ts';
import type { AccountRow, InvoiceRow, LockedSubscription } from '../lock.queries.ts';
import type { PricedPlan } from '../plans/queries.ts';
import { billingAccounts } from '../tables.ts';
import { billOf, invoiceNumber } from './invoice.rules.ts';
import { invoiceCounters, invoices } from './tables.ts';

/** The next period of a subscription, as it is billed. */
export interface NextPeriod {
  reason: InvoiceReason;
  offer: PricedPlan;
  periodStart: Date;
  periodEnd: Date;
  /** The unused share of the present period, when the new one takes its place. */
  unused?: { planName: string; amount: Kobo };
  at: Date;
}

/** Drafts the invoice of the next period; earlier drafts are given up. It has no number until it is paid. */
export async function draftInvoice(
  tx: Tx,
  { account, row }: LockedSubscription,
  next: NextPeriod,
): Promise<InvoiceRow> {
  await voidDrafts(tx, row._id);
  return store(tx, { account, row }, next, { status: 'draft', number: null });
}

/** Issues the invoice of the next period, which is due now, and sets aside the credit that it uses. */
export async function issueInvoice(
  tx: Tx,
  { account, row }: LockedSubscription,
  next: NextPeriod,
): Promise<InvoiceRow> {
  await voidDrafts(tx, row._id);
  const number = await nextNumber(tx, next.at);
  const invoice = await store(tx, { account, row }, next, { status: 'open', number });
  await addCredit(tx, account, -invoice.creditUsed);
  return invoice;
}

/** Marks an invoice as paid: a draft gets its number now and takes its credit. `period` is what was paid for in the end. */
export async function markPaid(
  tx: Tx,
  account: AccountRow,
  invoice: InvoiceRow,
  period: { periodStart: Date; periodEnd: Date },
  at: Date,
): Promise<InvoiceRow> {
  const isDraft = invoice.status === 'draft';
  const credit = invoice.creditGained - (isDraft ? invoice.creditUsed : 0);
  await addCredit(tx, account, credit);
  const given = isDraft ? { number: await nextNumber(tx, at), issuedAt: at } : {};
  const { periodStart, periodEnd } = period;
  const change = { ...given, periodStart, periodEnd, status: 'paid', paidAt: at, nextAttemptAt: null } as const;
  await tx.update(invoices).set(change).where(eq(invoices._id, invoice._id));
  return { ...invoice, ...change };
}

/** Ends an open invoice without its payment; the credit that it had set aside is free again. */
export async function closeUnpaid(
  tx: Tx,
  account: AccountRow,
  invoice: InvoiceRow,
  status: 'void' | 'uncollectible',
): Promise<void> {
  await tx.update(invoices).set({ status, nextAttemptAt: null }).where(eq(invoices._id, invoice._id));
  await addCredit(tx, account, invoice.creditUsed);
}

/** Gives up the drafts of a subscription; a payment that still comes for one goes back. */
export async function voidDrafts(tx: Tx, subscriptionId: string): Promise<void> {
  const drafts = and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'draft'));
  await tx.update(invoices).set({ status: 'void' }).where(drafts);
}

async function store(
  tx: Tx,
  { account, row }: LockedSubscription,
  { reason, offer, periodStart, periodEnd, unused, at }: NextPeriod,
  given: Pick<InvoiceRow, 'status' | 'number'>,
): Promise<InvoiceRow> {
  const bill = billOf({ offer, credit: account.credit, ...(unused && { unused }) });
  const [person] = await tx
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`, email: users.email })
    .from(users)
    .where(eq(users._id, row.userId));
  const [invoice] = await tx
    .insert(invoices)
    .values({
      ...given,
      ...bill,
      userId: row.userId,
      subscriptionId: row._id,
      reason,
      period: row.period + 1,
      priceId: offer.priceId,
      periodStart,
      periodEnd,
      billedTo: person ?? { name: '', email: '' },
      issuedAt: at,
    })
    .returning();
  return invoice as InvoiceRow;
}

/** Takes the next number of the year in Lagos; others wait for it until the transaction ends, so that none is lost. */
async function nextNumber(tx: Tx, at: Date): Promise<string> {
  const year = Number(shopDay(at).slice(0, 4));
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  return invoiceNumber(year, counter?.last ?? 0);
}

async function addCredit(tx: Tx, account: AccountRow, amount: number): Promise<void> {
  if (amount === 0) return;
  account.credit = kobo(account.credit + amount);
  await tx.update(billingAccounts).set({ credit: account.credit }).where(eq(billingAccounts.userId, account.userId));
}
