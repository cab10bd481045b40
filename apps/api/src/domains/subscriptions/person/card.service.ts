import { subscriptionErrors } from '@adunni/contracts/subscriptions';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { StartedPayment } from '../../payments/present.rules.ts';
import { startPayment } from '../../payments/start.service.ts';
import { active } from '../billing/methods.service.ts';
import { paymentMethods } from '../billing/tables.ts';
import { lockAccount } from '../lock.queries.ts';

/** Most cards that one keeps. */
const MOST_CARDS = 5;

/** Begins to save a card: by a payment of ₦50 that goes back as soon as it has arrived. Throws 422 for too many. */
export async function addMethod(ctx: Ctx<Viewer>): Promise<StartedPayment> {
  const userId = ctx.viewer._id;
  const cardId = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    await lockAccount(tx, userId, now);
    const kept = await tx.select({ _id: paymentMethods._id }).from(paymentMethods).where(active(userId));
    if (kept.length >= MOST_CARDS) throw new Refusal(subscriptionErrors.too_many_methods);
    const [card] = await tx
      .insert(paymentMethods)
      .values({ userId, state: 'checking', provider: ctx.payments.name, createdAt: now })
      .returning({ _id: paymentMethods._id });
    return card?._id ?? '';
  });
  return startPayment(ctx, { kind: 'card', id: cardId }, userId);
}
