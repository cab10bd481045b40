import { commonErrors } from '@adunni/contracts/errors';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { invoices } from './billing/tables.ts';
import type { SubscriptionRow } from './rules.ts';
import { billingAccounts, subscriptions } from './tables.ts';

export type AccountRow = typeof billingAccounts.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

/** A person’s account with one of their subscriptions, the account locked until the transaction ends. */
export interface LockedSubscription {
  account: AccountRow;
  row: SubscriptionRow;
}

/** Locks a person’s account, which is made when it is not there yet; everything of theirs is changed under it. */
export async function lockAccount(tx: Tx, userId: string, at: Date): Promise<AccountRow> {
  await tx.insert(billingAccounts).values({ userId, createdAt: at }).onConflictDoNothing();
  const [account] = await tx.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)).for('update');
  if (!account) throw new Error('the account is gone');
  return account;
}

/** The subscription of a person that has not ended, if there is one. Call it under the account’s lock. */
export async function findLive(tx: Tx, userId: string): Promise<SubscriptionRow | null> {
  const live = and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt));
  const [row] = await tx.select().from(subscriptions).where(live);
  return row ?? null;
}

/** Locks a person’s account with their live subscription. Throws 409 when there is none. */
export async function lockLive(tx: Tx, userId: string, at: Date): Promise<LockedSubscription> {
  const account = await lockAccount(tx, userId, at);
  const row = await findLive(tx, userId);
  if (!row) throw new Refusal(subscriptionErrors.no_subscription);
  return { account, row };
}

/**
 * Locks a subscription with its account, the account first as everywhere; null when another transaction has it and it is
 * not to be waited for. Throws 404.
 */
export async function lockSubscription(
  tx: Tx,
  subscriptionId: string,
  skipLocked = false,
): Promise<LockedSubscription | null> {
  const [held] = await tx
    .select({ account: billingAccounts, row: subscriptions })
    .from(billingAccounts)
    .innerJoin(subscriptions, eq(subscriptions.userId, billingAccounts.userId))
    .where(eq(subscriptions._id, subscriptionId))
    .for('update', skipLocked ? { skipLocked: true } : {});
  if (!held && !skipLocked) throw new Refusal(commonErrors.not_found);
  return held ?? null;
}

/** Locks an invoice with its subscription and account, a person’s own when `userId` is given. Throws 404. */
export async function lockInvoice(
  tx: Tx,
  invoiceId: string,
  userId?: string,
): Promise<LockedSubscription & { invoice: InvoiceRow }> {
  const mine = userId === undefined ? undefined : eq(invoices.userId, userId);
  const [held] = await tx
    .select({ account: billingAccounts, row: subscriptions, invoice: invoices })
    .from(billingAccounts)
    .innerJoin(subscriptions, eq(subscriptions.userId, billingAccounts.userId))
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions._id))
    .where(and(eq(invoices._id, invoiceId), mine))
    .for('update');
  if (!held) throw new Refusal(commonErrors.not_found);
  return held;
}

/** The invoice of a subscription that is issued and not paid yet. */
export async function openInvoiceOf(tx: Tx, subscriptionId: string): Promise<InvoiceRow | null> {
  const open = and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'open'));
  const [invoice] = await tx.select().from(invoices).where(open);
  return invoice ?? null;
}
