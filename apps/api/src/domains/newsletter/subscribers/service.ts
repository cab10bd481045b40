import { newsletterStaffErrors } from '@adunni/contracts/newsletter/staff';
import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { mailConfirmation } from '../service.ts';
import { subscribers } from '../tables.ts';

/** Asks a pending address once more to confirm, at most once a day. */
async function ask(ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
  const now = ctx.clock();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const [asked] = await tx
    .update(subscribers)
    .set({ askedAt: now })
    .where(
      and(
        eq(subscribers._id, id),
        isNull(subscribers.confirmedAt),
        isNull(subscribers.unsubscribedAt),
        isNull(subscribers.removedAt),
        or(isNull(subscribers.askedAt), lte(subscribers.askedAt, dayAgo)),
      ),
    )
    .returning();
  if (!asked) throw new Refusal(newsletterStaffErrors.not_to_ask);
  await mailConfirmation(ctx, tx, asked);
}

async function unsubscribe({ clock }: StaffCtx, tx: Tx, id: string): Promise<void> {
  const [left] = await tx
    .update(subscribers)
    .set({ unsubscribedAt: clock() })
    .where(and(eq(subscribers._id, id), isNull(subscribers.unsubscribedAt)))
    .returning({ _id: subscribers._id });
  if (!left) throw new Refusal(newsletterStaffErrors.left_already);
}

async function remove({ clock }: StaffCtx, tx: Tx, id: string): Promise<void> {
  await tx
    .update(subscribers)
    .set({ removedAt: clock() })
    .where(and(eq(subscribers._id, id), isNull(subscribers.removedAt)));
}

async function restore(_ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
  await tx
    .update(subscribers)
    .set({ removedAt: null })
    .where(and(eq(subscribers._id, id), isNotNull(subscribers.removedAt)));
}

/** What staff do to subscribers. Nobody but its owner puts an address on the list, or back on it after leaving. */
export const subscriberActions = { ask, unsubscribe, remove, restore };
