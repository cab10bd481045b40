import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { columnsOf } from '../payable.ts';
import type { PayableRef, PaymentRow } from '../present.rules.ts';
import type { Due } from '../rules.ts';
import { payments } from '../tables.ts';

/**
 * Stores a new attempt, of a saved card under the given reference. The provider hears of it only after the caller’s
 * transaction: with `openingAt` from whoever stored it, who asks for its page at once.
 */
export async function createAttempt(
  deps: Deps,
  tx: Tx,
  ref: PayableRef,
  due: Due,
  more?: { reference: string; chargedMethodId: string } | { openingAt: Date },
): Promise<PaymentRow> {
  const reference = `adn-${randomBytes(16).toString('hex')}`;
  const [payment] = await tx
    .insert(payments)
    .values({ reference, ...columnsOf(ref), ...due, ...more, provider: deps.payments.name, createdAt: deps.clock() })
    .returning();
  return payment as PaymentRow;
}

/** Gives an open attempt up; should it succeed all the same, that is booked when it becomes known. */
export async function abandonAttempt(tx: Tx, paymentId: string): Promise<void> {
  await tx.update(payments).set({ status: 'abandoned' }).where(eq(payments._id, paymentId));
}
