import { disputeErrors } from '@adunni/contracts/asoebi/disputes';
import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { returnMoney } from '../changing/end.service.ts';
import { setRefundedEmail } from '../guests/email-templates.ts';
import { lockOrder } from '../paying/lock.queries.ts';
import { asoEbiOrders, asoEbiSets, type GuestOrderRow, type SetRow } from '../placing/tables.ts';
import { amountOf, reducedBy } from './refund.rules.ts';
import { asoEbiDisputes } from './tables.ts';

/** What staff decide. */
export interface Decision {
  favour: 'guest' | 'maker';
  refund: Kobo;
  decision: string;
}

/** A set and its order, which is locked. Throws 404. */
async function lockSet(tx: Tx, setId: string): Promise<{ order: GuestOrderRow; set: SetRow }> {
  const [found] = await tx.select({ orderId: asoEbiSets.orderId }).from(asoEbiSets).where(eq(asoEbiSets._id, setId));
  if (!found) throw new Refusal(commonErrors.not_found);
  const order = await lockOrder(tx, eq(asoEbiOrders._id, found.orderId));
  const [set] = await tx.select().from(asoEbiSets).where(eq(asoEbiSets._id, setId)).for('no key update');
  if (!set) throw new Refusal(commonErrors.not_found);
  return { order, set };
}

/** Opens a dispute about a set that was paid for. Throws 404, 409 when one is open. */
export async function openDispute(ctx: Ctx<Viewer>, setId: string, note: string): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const { order, set } = await lockSet(tx, setId);
    if (order.status !== 'paid' || set.cancelledAt) throw new Refusal(disputeErrors.dispute_unpaid);
    const isOpen = and(eq(asoEbiDisputes.setId, setId), eq(asoEbiDisputes.status, 'open'));
    if ((await tx.$count(asoEbiDisputes, isOpen)) > 0) throw new Refusal(disputeErrors.dispute_open);
    await tx.insert(asoEbiDisputes).values({ setId, note, openedBy: ctx.viewer._id, createdAt: ctx.clock() });
  });
}

/**
 * Decides a dispute, once. What goes back to the guest goes the way it was paid, and the set costs so much less from then
 * on. Throws 400 when more would go back than the set cost, 404, 409.
 */
export async function decideDispute(
  ctx: Ctx<Viewer>,
  disputeId: string,
  { favour, refund, decision }: Decision,
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const isIt = eq(asoEbiDisputes._id, disputeId);
    const [known] = await tx.select({ setId: asoEbiDisputes.setId }).from(asoEbiDisputes).where(isIt);
    if (!known) throw new Refusal(commonErrors.not_found);
    const { order, set } = await lockSet(tx, known.setId);
    const [dispute] = await tx.select().from(asoEbiDisputes).where(isIt).for('update');
    if (dispute?.status !== 'open') throw new Refusal(disputeErrors.dispute_decided);
    if (refund > refundableOf(order, set)) {
      const fields = { refund: 'This is more than was paid for the set.' };
      throw new Refusal(commonErrors.invalid, { fields });
    }
    if (refund > 0) await refundSet(ctx, tx, order, set, { refund, cause: `dispute:${disputeId}` });
    const decided = { status: favour, decision, refund, decidedBy: ctx.viewer._id, decidedAt: ctx.clock() };
    await tx.update(asoEbiDisputes).set(decided).where(isIt);
  });
}

/** What can go back for a set at most. */
export const refundableOf = (order: GuestOrderRow, set: SetRow): Kobo =>
  order.status !== 'paid' || set.cancelledAt
    ? kobo(0)
    : kobo(Math.min(amountOf(order, set), order.paid - order.refunded));

async function refundSet(
  ctx: Ctx,
  tx: Tx,
  order: GuestOrderRow,
  set: SetRow,
  { refund, cause }: { refund: Kobo; cause: string },
): Promise<void> {
  const { sums, price, deposit } = reducedBy(order, set, refund);
  const reason = 'We looked into your set and decided for you.';
  await returnMoney(ctx, tx, order, { refund, sums: { ...order, ...sums }, cause, reason });
  await tx.update(asoEbiSets).set({ price, deposit }).where(eq(asoEbiSets._id, set._id));
  const change = { ...sums, refunded: kobo(order.refunded + refund) };
  await tx.update(asoEbiOrders).set(change).where(eq(asoEbiOrders._id, order._id));
  if (order.email)
    await sendMail(ctx, tx, 'aso-ebi-refunded', order.email, setRefundedEmail(order, { wearer: set.wearer, refund }));
}
