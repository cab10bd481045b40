import { commonErrors } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import type { SettleForm } from '@adunni/contracts/payments/forms';
import { staffPaymentErrors } from '@adunni/contracts/payments/staff';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { tellOfReceiptByHand } from '../customer-notices.service.ts';
import { kobosText, noteEvent } from '../events.service.ts';
import { paidFor } from '../present.rules.ts';
import { settledText } from '../refunds/resolve.service.ts';
import { payments } from '../tables.ts';

/** Records that money which the provider took back has come in another way. Throws 404, and 409 for anything else. */
export async function settleReversed(ctx: Ctx<Viewer>, paymentId: string, form: SettleForm): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments._id, paymentId)).for('no key update');
    if (!payment) throw new Refusal(commonErrors.not_found);
    if (payment.reversedAmount === null) throw new Refusal(staffPaymentErrors.not_stuck);
    await tx.update(payments).set({ reversedAmount: null }).where(eq(payments._id, paymentId));
    const money = { paymentId, amount: kobo(payment.reversedAmount), paidFor: paidFor(payment) };
    for (const onReversed of extensionsOf('paymentReversed'))
      await onReversed(tx, { ...money, settled: form.how, at: ctx.clock() });
    const note = settledText(form);
    await noteEvent(ctx, tx, { paymentId, kind: 'settled', note, actorId: ctx.viewer._id });
    const amount = kobosText(money.amount, payment.currency);
    await tellOfReceiptByHand(ctx, tx, payment, {
      amount,
      cause: `payment:${paymentId}:settled:${ctx.clock().toISOString()}`,
    });
  });
}
