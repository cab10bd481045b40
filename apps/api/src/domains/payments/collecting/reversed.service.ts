import { kobo } from '@adunni/contracts/money';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { asSentence } from '../../../kit/sentence.rules.ts';
import { kobosText, noteEvent, tellStaff } from '../events.service.ts';
import { capturedOf, type PaymentRow, paidFor } from '../present.rules.ts';
import { paymentEvents, payments } from '../tables.ts';

/**
 * Asks how a payment stands that had succeeded: an event says that something became of it. When the provider has taken
 * the money back, the books say so and staff are told, once; what was paid for stands until somebody decides.
 */
export async function checkCaptured(deps: Deps, known: PaymentRow): Promise<void> {
  const verified = await deps.payments.verify(known.reference);
  if (verified?.status !== 'failed') return;
  await deps.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments._id, known._id)).for('no key update');
    if (payment?.status !== 'succeeded') return;
    const { amount, currency } = capturedOf(payment);
    const taken = kobo(amount - payment.refunded);
    // A payment that we returned in full is reported as reversed too.
    if (taken <= 0) return;
    const before = and(eq(paymentEvents.paymentId, payment._id), eq(paymentEvents.kind, 'reversed'));
    if ((await tx.select({ _id: paymentEvents._id }).from(paymentEvents).where(before)).length > 0) return;
    const at = deps.clock();
    await tx.update(payments).set({ reversedAmount: taken }).where(eq(payments._id, payment._id));
    const money = { paymentId: payment._id, amount: taken, paidFor: paidFor(payment), settled: null, at };
    for (const onReversed of extensionsOf('paymentReversed')) await onReversed(tx, money);
    const why = verified.reason ? ` The provider says: ${asSentence(verified.reason)}` : '';
    const text = `${kobosText(taken, currency)} had arrived, and the payment provider has reversed it.${why}`;
    await noteEvent(deps, tx, { paymentId: payment._id, kind: 'reversed', note: text });
    const cause = `payment:${payment._id}:reversed`;
    await tellStaff(deps, tx, { payment, title: 'A payment was reversed', text, cause });
  });
}
