import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, desc, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { drawFrom } from '../../payments/rules.ts';
import { requestRefund } from '../../payments/service.ts';
import { capturedAmount, payments } from '../../payments/tables.ts';
import type { RefundShares } from '../ledger/entries.rules.ts';
import { postRefund } from '../ledger/posting.service.ts';
import type { PartRow } from '../lock.queries.ts';

/** What goes back of one part. */
export interface Return {
  part: PartRow;
  amount: Kobo;
  /** Names the decision: the same cause is refunded once. */
  cause: string;
  /** Of what the amount consists; without it each share goes back in proportion. */
  shares?: RefundShares | undefined;
}

/**
 * Sends money of parts of a locked order back, out of the order’s payments, the latest first, and posts it. Throws
 * RangeError when the payments hold less, so that never more goes back than was captured.
 */
export async function returnMoney(
  deps: Deps,
  tx: Tx,
  orderId: string,
  returns: readonly Return[],
  reason: string,
): Promise<void> {
  const captured = await tx
    .select({ _id: payments._id, amount: capturedAmount, refunded: payments.refunded })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.paidAt), desc(payments._id))
    .for('update');
  for (const { part, amount, cause, shares } of returns) {
    await postRefund(tx, { orderId, part, amount, cause, at: deps.clock(), ...(shares && { shares }) });
    for (const drawn of drawFrom(amount, captured)) {
      await requestRefund(deps, tx, { ...drawn, cause, reason });
      const payment = captured.find(({ _id }) => _id === drawn.paymentId);
      if (payment) payment.refunded = kobo(payment.refunded + drawn.amount);
    }
  }
}
