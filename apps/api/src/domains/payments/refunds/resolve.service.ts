import { commonErrors } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import type { SettleForm } from '@adunni/contracts/payments/forms';
import type { RefundStatus } from '@adunni/contracts/payments/payments';
import { SETTLED_HOW_LABELS } from '@adunni/contracts/payments/settled-how';
import { staffPaymentErrors } from '@adunni/contracts/payments/staff';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { ProviderUnreachable } from '../../../kit/payments/provider.ts';
import { tellOfRefundByHand } from '../customer-notices.service.ts';
import { kobosText, noteEvent } from '../events.service.ts';
import { capturedOf } from '../present.rules.ts';
import { payments, refunds } from '../tables.ts';
import { lockRefund, postSent } from './record.service.ts';
import { canRetry, isWithProvider, type RefundRow } from './rules.ts';
import { ANSWER_MS, lookUp, refundJob } from './send.service.ts';

/**
 * Sends a stuck refund again. One that failed begins anew under another name, once however many ask for it; what the
 * provider still has is looked up, and asked for again only when it does not know it. Throws 404, 409.
 */
export async function retryRefund(ctx: Ctx<Viewer>, refundId: string): Promise<RefundStatus> {
  return staffWrite(ctx, async (tx) => {
    const locked = await lockRefund(tx, refundId);
    if (!locked) throw new Refusal(commonErrors.not_found);
    const { refund, payment } = locked;
    if (refund.attentionAt === null) throw new Refusal(staffPaymentErrors.not_stuck);
    if (!canRetry(refund)) throw new Refusal(staffPaymentErrors.not_retryable);
    if (payment.provider !== ctx.payments.name) throw new Refusal(staffPaymentErrors.other_provider);
    const hasFailed = refund.status === 'failed';
    if (hasFailed) await beginAnew(tx, refund, ctx.clock());
    await noteEvent(ctx, tx, { paymentId: payment._id, refundId, kind: 'refund-retried', actorId: ctx.viewer._id });
    await ctx.jobs.enqueue(tx, refundJob, { refundId });
    return hasFailed ? 'pending' : refund.status;
  });
}

/**
 * Records that staff have returned a stuck refund in another way. The provider is asked before, and what it has returned
 * by then is not settled again. Throws 404, 409, and 503 while the provider does not answer.
 */
export async function settleRefund(ctx: Ctx<Viewer>, refundId: string, form: SettleForm): Promise<RefundStatus> {
  await askProvider(ctx, refundId);
  return staffWrite(ctx, async (tx) => {
    const locked = await lockRefund(tx, refundId);
    if (!locked) throw new Refusal(commonErrors.not_found);
    const { refund, payment } = locked;
    if (refund.status === 'processed') throw new Refusal(staffPaymentErrors.provider_settled);
    if (refund.attentionAt === null) throw new Refusal(staffPaymentErrors.not_stuck);
    const at = ctx.clock();
    const isAsked =
      refund.status === 'pending' && refund.askedAt && at.getTime() - refund.askedAt.getTime() < ANSWER_MS;
    if (isAsked) throw new Refusal(staffPaymentErrors.refund_asked);
    await tx
      .update(refunds)
      .set({ status: 'settled', settledHow: form.how, settledAt: at, attentionAt: null, trouble: null })
      .where(eq(refunds._id, refundId));
    const left = kobo(Math.max(0, refund.amount - (refund.returnedAmount ?? 0)));
    await postSent(tx, locked, { step: 'settled', owed: left, sent: left, from: form.how, at });
    const said = { kind: 'settled', note: settledText(form), actorId: ctx.viewer._id } as const;
    await noteEvent(ctx, tx, { paymentId: payment._id, refundId, ...said });
    const amount = kobosText(left, capturedOf(payment).currency);
    if (left > 0) await tellOfRefundByHand(ctx, tx, payment, { ...form, amount, cause: `refund:${refundId}:settled` });
    return 'settled' as const;
  });
}

/** What the history says of money that staff settled. */
export const settledText = ({ how, reference, reason }: SettleForm): string =>
  `${SETTLED_HOW_LABELS[how]}, reference ${reference}. ${reason}`;

const beginAnew = (tx: Parameters<typeof lockRefund>[0], { _id, attempt }: RefundRow, at: Date) =>
  tx
    .update(refunds)
    .set({
      ...{ status: 'pending' as const, attempt: attempt + 1, retriedAt: at, providerId: null },
      ...{ askedAt: null, checkedAt: null, settledAt: null, attentionAt: null, trouble: null },
    })
    .where(eq(refunds._id, _id));

/** Learns how a refund stands at the provider that it was asked of, as far as that one takes our payments still. */
async function askProvider(ctx: Ctx<Viewer>, refundId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ refund: refunds, reference: payments.reference, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(refunds._id, refundId));
  const isOpen = found && (isWithProvider(found.refund) || found.refund.status === 'failed');
  if (!isOpen || found.provider !== ctx.payments.name) return;
  try {
    await lookUp(ctx, found.refund, found.reference);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw new Refusal(staffPaymentErrors.provider_silent);
  }
}
