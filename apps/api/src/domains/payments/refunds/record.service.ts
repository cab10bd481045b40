import { type Kobo, kobo } from '@adunni/contracts/money';
import { REFUND_STATUSES, type RefundStatus } from '@adunni/contracts/payments/payments';
import type { PaymentEvent } from '@adunni/contracts/payments/staff';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import type { ProviderRefund } from '../../../kit/payments/provider.ts';
import { kobosText, noteEvent, tellStaff } from '../events.service.ts';
import type { SentRefund } from '../movements.ts';
import { capturedOf, type PaymentRow, paidFor } from '../present.rules.ts';
import { paymentEvents, payments, refunds } from '../tables.ts';
import { differs, type RefundRow, TROUBLES } from './rules.ts';

/** A refund with its payment, the refund locked until the transaction ends. */
export interface LockedRefund {
  refund: RefundRow;
  payment: PaymentRow;
}

/** Locks a refund; undefined when there is none. */
export async function lockRefund(tx: Tx, refundId: string): Promise<LockedRefund | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds._id, refundId)).for('no key update');
  if (!refund) return undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments._id, refund.paymentId));
  return payment && { refund, payment };
}

/** Brings a refund to what the provider says of it, with what the books and staff must know, once. */
export async function recordRefund(deps: Deps, refundId: string, known: ProviderRefund): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refundId);
    if (!locked || locked.refund.returnedAmount !== null) return;
    const { refund } = locked;
    if (refund.status === 'settled') return recordTwice(deps, tx, locked, known);
    await tx.update(refunds).set({ providerId: known.providerId }).where(eq(refunds._id, refundId));
    if (!canBecome(refund.status, known.status)) return;
    if (differs(refund, known)) return recordDifference(deps, tx, locked, known);
    if (known.status === 'processed') return recordProcessed(deps, tx, locked);
    if (known.status === 'pending') return clearAttention(tx, refundId);
    deps.log.error(`refund ${refundId} is ${known.status} at the provider`);
    await recordStuck(deps, tx, locked, { status: known.status, trouble: TROUBLES[known.status] });
  });
}

/** The provider declined to return the money; nothing was done. */
export async function recordDeclined(deps: Deps, refundId: string, message: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refundId);
    if (locked?.refund.status !== 'pending') return;
    const trouble = `The payment provider says: ${message}`;
    await recordStuck(deps, tx, locked, { status: 'failed', trouble, kind: 'refund-declined' });
  });
}

/** Tells whoever keeps the books of money that has gone back, if it is in the currency that they are kept in. */
export async function postSent(
  tx: Tx,
  { refund, payment }: LockedRefund,
  moved: Pick<SentRefund, 'step' | 'owed' | 'sent' | 'from' | 'at'>,
): Promise<void> {
  if (capturedOf(payment).currency !== payment.currency) return;
  const sent = { _id: refund._id, paidFor: paidFor(payment), ...moved };
  for (const onSent of extensionsOf('refundSent')) await onSent(tx, sent);
}

/** Marks a refund as one that waits for somebody, and tells staff; of one refund they are told once. */
export async function recordStuck(
  deps: Deps,
  tx: Tx,
  { refund, payment }: LockedRefund,
  { status, trouble, kind }: { status: RefundStatus; trouble: string; kind?: PaymentEvent },
): Promise<void> {
  const now = deps.clock();
  const isOver = status === 'failed';
  const change = { status, trouble, attentionAt: now, settledAt: isOver ? now : null };
  await tx.update(refunds).set(change).where(eq(refunds._id, refund._id));
  const happened = kind ?? (isOver ? 'refund-failed' : 'refund-needs-attention');
  await noteEvent(deps, tx, { ...namesOf(refund), kind: happened, note: trouble });
  const title = `A refund of ${amountOf(payment, refund.amount)} needs attention`;
  await tellStaff(deps, tx, { payment, title, text: trouble, cause: `refund:${refund._id}` });
}

const canBecome = (from: RefundStatus, to: RefundStatus): boolean =>
  (REFUND_STATUSES[from].next as readonly RefundStatus[]).includes(to);
const namesOf = ({ _id, paymentId }: RefundRow) => ({ refundId: _id, paymentId });
const amountOf = (payment: PaymentRow, amount: Kobo): string => kobosText(amount, capturedOf(payment).currency);
const clear = { attentionAt: null, trouble: null } as const;

/** The provider goes on with what had needed somebody. */
const clearAttention = async (tx: Tx, refundId: string): Promise<void> => {
  await tx
    .update(refunds)
    .set({ ...clear, status: 'pending', settledAt: null })
    .where(eq(refunds._id, refundId));
};

async function recordProcessed(deps: Deps, tx: Tx, locked: LockedRefund): Promise<void> {
  const { refund } = locked;
  const at = deps.clock();
  const change = { ...clear, status: 'processed', settledAt: at } as const;
  await tx.update(refunds).set(change).where(eq(refunds._id, refund._id));
  await postSent(tx, locked, { step: 'sent', owed: refund.amount, sent: refund.amount, from: 'provider', at });
  // What went as usual is told by the refund itself.
  const wasStuck = refund.attempt > 1 || refund.attentionAt !== null;
  if (wasStuck) await noteEvent(deps, tx, { ...namesOf(refund), kind: 'refund-processed' });
}

/** The provider returned too little or too much: what went is in the books, the rest is for somebody to settle. */
async function recordDifference(deps: Deps, tx: Tx, locked: LockedRefund, known: ProviderRefund): Promise<void> {
  const { refund, payment } = locked;
  const at = deps.clock();
  const sent = known.amount ?? refund.amount;
  await tx.update(refunds).set({ returnedAmount: sent }).where(eq(refunds._id, refund._id));
  await postSent(tx, locked, { step: 'sent', owed: refund.amount, sent, from: 'provider', at });
  const trouble = `The payment provider returned ${amountOf(payment, sent)} instead of ${amountOf(payment, refund.amount)}.`;
  await recordStuck(deps, tx, locked, { status: 'needs-attention', trouble, kind: 'refund-differs' });
}

/** Staff had settled it, and the provider has carried it out all the same: the customer has the money twice. */
async function recordTwice(deps: Deps, tx: Tx, locked: LockedRefund, known: ProviderRefund): Promise<void> {
  const { refund, payment } = locked;
  // Who settles it in the provider’s dashboard means this very refund.
  if (known.status !== 'processed' || refund.settledHow === 'provider') return;
  const kind = 'refund-twice';
  const before = await tx
    .select({ kind: paymentEvents.kind })
    .from(paymentEvents)
    .where(eq(paymentEvents.refundId, refund._id));
  if (before.some((event) => event.kind === kind)) return;
  const sent = known.amount ?? refund.amount;
  await postSent(tx, locked, { step: 'twice', owed: kobo(0), sent, from: 'provider', at: deps.clock() });
  const text = `The payment provider returned ${amountOf(payment, sent)} after the refund was settled by hand.`;
  await noteEvent(deps, tx, { ...namesOf(refund), kind, note: text });
  await tellStaff(deps, tx, { payment, title: 'A refund was paid twice', text, cause: `refund:${refund._id}:twice` });
}
