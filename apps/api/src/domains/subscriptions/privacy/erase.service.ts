import { toNaira } from '@adunni/contracts/money';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { isCharging } from '../billing/charges.service.ts';
import { invoices, paymentMethods } from '../billing/tables.ts';
import { findLive, lockAccount } from '../lock.queries.ts';
import { pricedPlans } from '../plans/queries.ts';
import { billingAccounts, subscriptionEvents, subscriptions } from '../tables.ts';
import { endNow } from '../transitions/cancel.service.ts';

/**
 * Locks what is billed to a person who is to be erased, before anything else of theirs: the billing clock holds it when
 * it writes to the person. Answers whether a saved card is being charged, so that they must stay until that is decided.
 */
export async function holdSubscriptions(tx: Tx, userId: string): Promise<{ isCharging: boolean }> {
  await tx.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)).for('update');
  const row = await findLive(tx, userId);
  return { isCharging: row !== null && (await isCharging(tx, row._id)) };
}

/**
 * Ends the subscription of a person who is being erased and erases their cards, what they gave as reasons and whom
 * invoices were made out to. What was billed and paid stays, as the books need it.
 */
export async function eraseSubscriptions(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const [known] = await tx.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  if (!known) return;
  const account = await lockAccount(tx, userId, deps.clock());
  const row = await findLive(tx, userId);
  if (row) await endNow(deps, tx, { account, row }, { by: 'person' });
  const nothing = { authorisation: null, email: null, signature: null, brand: '', last4: '', isDefault: false };
  await tx
    .update(paymentMethods)
    .set({ ...nothing, status: 'removed', removedAt: deps.clock() })
    .where(eq(paymentMethods.userId, userId));
  const nobody = { name: 'Deleted person', email: '' };
  await tx.update(invoices).set({ billedTo: nobody }).where(eq(invoices.userId, userId));
  const theirs = tx.select({ _id: subscriptions._id }).from(subscriptions).where(eq(subscriptions.userId, userId));
  const said = and(inArray(subscriptionEvents.subscriptionId, theirs), isNull(subscriptionEvents.actorId));
  await tx.update(subscriptionEvents).set({ reason: null }).where(said);
}

/** A person’s subscriptions with their history, invoices and cards, for the export. */
export async function exportSubscriptions(db: Db, userId: string) {
  const mine = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions._id));
  const ids = mine.map(({ _id }) => _id);
  const priced = await pricedPlans(db, [...new Set(mine.map(({ priceId }) => priceId))]);
  const events = ids.length
    ? await db
        .select()
        .from(subscriptionEvents)
        .where(inArray(subscriptionEvents.subscriptionId, ids))
        .orderBy(asc(subscriptionEvents.at), asc(subscriptionEvents._id))
    : [];
  const billed = await db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(asc(invoices._id));
  const cards = await db
    .select({ brand: paymentMethods.brand, last4: paymentMethods.last4 })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.status, 'active')));
  return {
    subscriptions: mine.map((row) => ({
      plan: priced.get(row.priceId)?.planName ?? '',
      status: row.status,
      since: row.startedAt.toISOString(),
      until: row.endedAt?.toISOString() ?? null,
      history: events
        .filter(({ subscriptionId }) => subscriptionId === row._id)
        .map(({ at, detail, reason }) => ({ at: at.toISOString(), detail, reason })),
    })),
    invoices: billed.map(({ number, status, amount, refunded, issuedAt }) => ({
      number,
      status,
      amount: toNaira(amount),
      refunded: toNaira(refunded),
      issuedAt: issuedAt.toISOString(),
    })),
    cards,
  };
}
