import { commonErrors } from '@adunni/contracts/errors';
import type { PaymentMethod } from '@adunni/contracts/subscriptions/billing';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { SavedCard } from '../../../kit/payments/provider.ts';
import { users } from '../../identity/tables.ts';
import { findLive, lockAccount } from '../lock.queries.ts';
import { isCardExpired } from './invoice.rules.ts';
import { paymentMethods } from './tables.ts';

export type MethodRow = typeof paymentMethods.$inferSelect;

/** Most cards that one keeps. */
export const MAX_CARDS = 5;

/** A person’s cards that can be charged. */
export const active = (userId: string) => and(eq(paymentMethods.userId, userId), eq(paymentMethods.status, 'active'));

/** A person’s saved cards, the default first. */
export async function listMethods(db: Db | Tx, userId: string, now: Date): Promise<PaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(active(userId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods._id));
  return rows.map((row) => ({
    _id: row._id,
    brand: row.brand,
    last4: row.last4,
    expiryMonth: row.expiryMonth,
    expiryYear: row.expiryYear,
    isExpired: isCardExpired(row, now),
    isDefault: row.isDefault,
  }));
}

/** The card that a person is charged on through the present provider; null when there is none. */
export async function findDefaultMethod(
  deps: Pick<Deps, 'payments'>,
  tx: Tx,
  userId: string,
): Promise<MethodRow | null> {
  const [row] = await tx
    .select()
    .from(paymentMethods)
    .where(and(active(userId), eq(paymentMethods.isDefault, true), eq(paymentMethods.provider, deps.payments.name)));
  return row ?? null;
}

/**
 * Keeps the card that a person just paid with and charges it from now on; a card that is known already is renewed. When
 * there are as many as one keeps, the oldest that was not charged gives way. Of somebody who was erased meanwhile nothing
 * is kept. Call it under the account’s lock.
 */
export async function saveCard(deps: Deps, tx: Tx, userId: string, card: SavedCard): Promise<void> {
  const isErased = and(eq(users._id, userId), eq(users.status, 'deleted'));
  if ((await tx.select({ _id: users._id }).from(users).where(isErased)).length > 0) return;
  const given = { ...card, provider: deps.payments.name };
  const same = and(
    active(userId),
    eq(paymentMethods.signature, card.signature),
    eq(paymentMethods.provider, given.provider),
  );
  const [known] = await tx.select({ _id: paymentMethods._id }).from(paymentMethods).where(same);
  if (!known) await removeSurplusCards(deps, tx, userId);
  await tx
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.isDefault, true)));
  if (known) {
    await tx
      .update(paymentMethods)
      .set({ ...given, isDefault: true })
      .where(eq(paymentMethods._id, known._id));
    return;
  }
  await tx
    .insert(paymentMethods)
    .values({ ...given, userId, status: 'active', isDefault: true, createdAt: deps.clock() });
}

async function removeSurplusCards({ clock }: Pick<Deps, 'clock'>, tx: Tx, userId: string): Promise<void> {
  const surplus = await tx
    .select({ _id: paymentMethods._id })
    .from(paymentMethods)
    .where(active(userId))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt), desc(paymentMethods._id))
    .offset(MAX_CARDS - 1);
  for (const { _id } of surplus) await detach(tx, _id, clock());
}

async function detach(tx: Tx, methodId: string, at: Date): Promise<void> {
  const removed = { status: 'removed', isDefault: false, authorisation: null, signature: null, email: null } as const;
  await tx
    .update(paymentMethods)
    .set({ ...removed, removedAt: at })
    .where(eq(paymentMethods._id, methodId));
}

/** Charges another of one’s cards from now on. Throws 404. */
export async function chooseMethod({ db, viewer, clock }: Ctx<Viewer>, methodId: string): Promise<PaymentMethod[]> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, viewer._id, clock());
    await findMine(tx, viewer._id, methodId);
    await makeDefault(tx, viewer._id, methodId);
  });
  return listMethods(db, viewer._id, clock());
}

/** Removes one of one’s cards; the newest of the others takes its place. Throws 404, 422 for the last that is needed. */
export async function removeMethod({ db, viewer, clock }: Ctx<Viewer>, methodId: string): Promise<PaymentMethod[]> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, viewer._id, clock());
    const mine = await findMine(tx, viewer._id, methodId);
    const [other] = await tx
      .select({ _id: paymentMethods._id })
      .from(paymentMethods)
      .where(and(active(viewer._id), ne(paymentMethods._id, methodId)))
      .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods._id))
      .limit(1);
    if (!other && (await renews(tx, viewer._id))) throw new Refusal(subscriptionErrors.method_needed);
    await detach(tx, methodId, clock());
    if (mine.isDefault && other) await makeDefault(tx, viewer._id, other._id);
  });
  return listMethods(db, viewer._id, clock());
}

async function findMine(tx: Tx, userId: string, methodId: string): Promise<MethodRow> {
  const [row] = await tx
    .select()
    .from(paymentMethods)
    .where(and(active(userId), eq(paymentMethods._id, methodId)));
  if (!row) throw new Refusal(commonErrors.not_found);
  return row;
}

async function makeDefault(tx: Tx, userId: string, methodId: string): Promise<void> {
  await tx.update(paymentMethods).set({ isDefault: false }).where(active(userId));
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods._id, methodId));
}

/** Whether a card is needed; a trial may go on without and then ends. */
async function renews(tx: Tx, userId: string): Promise<boolean> {
  const live = await findLive(tx, userId);
  if (!live || live.cancelAtPeriodEnd) return false;
  return live.status === 'active' || live.status === 'past_due' || live.status === 'paused';
}
