import type { Kobo } from '@adunni/contracts/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { capturedAmount, payments, refunds } from '../tables.ts';
import { refundJob } from './send.service.ts';

export interface RefundRequest {
  paymentId: string;
  amount: Kobo;
  /** What the refund is for; the same cause on the same payment is refunded once. */
  cause: string;
  /** What the customer is told. */
  reason: string;
}

/**
 * Books money to go back, in the caller’s transaction; a job carries it out. Throws when that would refund more than
 * the payment captured.
 */
export async function requestRefund(deps: Deps, tx: Tx, request: RefundRequest): Promise<void> {
  const [refund] = await tx
    .insert(refunds)
    .values({ ...request, createdAt: deps.clock() })
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.cause] })
    .returning({ _id: refunds._id });
  if (!refund) return;
  const room = and(
    eq(payments._id, request.paymentId),
    inArray(payments.status, ['succeeded', 'wrong']),
    sql`${payments.refunded} + ${request.amount} <= ${capturedAmount}`,
  );
  const booked = await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} + ${request.amount}` })
    .where(room)
    .returning({ _id: payments._id });
  if (booked.length === 0)
    throw new Error(`refund ${request.cause} exceeds what payment ${request.paymentId} captured`);
  await deps.jobs.enqueue(tx, refundJob, { refundId: refund._id });
}
