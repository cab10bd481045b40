import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import type { PaymentRow } from './present.rules.ts';
import { payments, refunds } from './tables.ts';

const DAY_MS = 86_400_000;

/** Stores a payment of a demo order as it settled in the sandbox. */
export async function seedPayment(
  tx: Tx,
  order: { _id: string; number: string },
  { purpose, amount, paidAt }: { purpose: PaymentRow['purpose']; amount: PaymentRow['amount']; paidAt: Date },
): Promise<void> {
  const reference = `adn-demo-${order.number.toLowerCase()}-${purpose}`;
  const settled = { state: 'succeeded', provider: 'sandbox', createdAt: paidAt, paidAt, checkedAt: paidAt } as const;
  await tx.insert(payments).values({ orderId: order._id, reference, purpose, amount, ...settled });
}

/** Gives all payments of a cancelled demo order back. */
export async function seedRefunds(tx: Tx, orderId: string, at: Date): Promise<void> {
  const paid = await tx
    .update(payments)
    .set({ refunded: sql`${payments.amount}` })
    .where(eq(payments.orderId, orderId))
    .returning();
  const settledAt = new Date(at.getTime() + 2 * DAY_MS);
  const reason = 'Cancelled before the work began.';
  const processed = { reason, cause: 'cancelled', state: 'processed', createdAt: at, askedAt: at, settledAt } as const;
  await tx
    .insert(refunds)
    .values(
      paid.map(({ _id, amount, reference }) => ({ paymentId: _id, amount, providerId: reference, ...processed })),
    );
}
