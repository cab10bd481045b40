import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import type { StartedPayment } from '../../payments/rules.ts';
import { startPayment } from '../../payments/service.ts';
import { active, MAX_CARDS } from '../billing/methods.service.ts';
import { paymentMethods } from '../billing/tables.ts';
import { lockAccount } from '../lock.queries.ts';

/** Thieves find out by small payments which cards still work. */
const CHECKS = { most: 10, minutes: 60 };

/**
 * Begins to save a card: by a payment of ₦50 that goes back as soon as it has arrived. One card is checked at a time; a
 * check that was begun goes on. Throws 422 for too many cards, 429.
 */
export async function addMethod(ctx: Ctx<Viewer>): Promise<StartedPayment> {
  const userId = ctx.viewer._id;
  await limitAttempts(ctx.db, `card-check:${userId}`, CHECKS, ctx.clock());
  const cardId = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    await lockAccount(tx, userId, now);
    const kept = await tx.select({ _id: paymentMethods._id }).from(paymentMethods).where(active(userId));
    if (kept.length >= MAX_CARDS) throw new Refusal(subscriptionErrors.too_many_methods);
    return (await checkedOf(tx, userId, ctx.payments.name)) ?? beginCheck(tx, userId, ctx.payments.name, now);
  });
  return startPayment(ctx, { kind: 'card', id: cardId }, userId);
}

async function checkedOf(tx: Tx, userId: string, provider: string): Promise<string | undefined> {
  const [card] = await tx
    .select({ _id: paymentMethods._id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.status, 'checking'),
        eq(paymentMethods.provider, provider),
      ),
    )
    .limit(1);
  return card?._id;
}

async function beginCheck(tx: Tx, userId: string, provider: string, createdAt: Date): Promise<string> {
  const values = { userId, status: 'checking', provider, createdAt } as const;
  const [card] = await tx.insert(paymentMethods).values(values).returning({ _id: paymentMethods._id });
  if (!card) throw new Error('the card to check was not stored');
  return card._id;
}
