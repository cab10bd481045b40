import { createHash, randomUUID } from 'node:crypto';
import type { Returned } from '@adunni/contracts/endpoint';
import { type Kobo, sumKobo } from '@adunni/contracts/money';
import {
  type LoadedRefundPreview,
  refundOrder as refundEndpoint,
  refundErrors,
} from '@adunni/contracts/orders/refunds';
import { type RefundForm, type RefundRequest, refundForm } from '@adunni/contracts/orders/refunds-forms';
import { schemasOf } from '@adunni/contracts/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { notifyMaker } from '../../makers/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import { cancelParts } from '../cancel/cancel.service.ts';
import { refundedEmail } from '../email-templates.ts';
import { lockOrder, type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { tellOfChangedOrder } from '../order-events.ts';
import { canCancelPart, isRefunded, statusOf } from '../rules.ts';
import { isPaid } from '../staff/rules.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import { decideRefund } from './decide.ts';
import { readRefundable, toPreview } from './queries.ts';
import { restockItems } from './restock.service.ts';
import { returnMoney } from './return-money.service.ts';
import { postedShares, type RefundEntry } from './rules.ts';
import { orderRefundLines, orderRefunds } from './tables.ts';

/** What was done, as the first answer said it. */
export type Refunded = Returned<typeof refundEndpoint>;
/** The answer, which is kept as it travels. */
const { response: answered } = schemasOf(refundEndpoint);

/** What a refund would come to. Throws 404, 409, 422 as `decideRefund` does. */
export async function previewRefund(
  { db }: StaffCtx,
  orderId: string,
  request: RefundRequest,
): Promise<LoadedRefundPreview> {
  const refundable = await readRefundable(db, orderId);
  return toPreview(refundable, decideRefund(refundable, request));
}

/**
 * Refunds an order, once per Idempotency-Key of a person: parallel refunds of one order wait for each other, so never
 * more goes back than was captured. Throws 404, 409, 422 as `decideRefund` does, 422 for a key used otherwise.
 */
export async function refundOrder(ctx: StaffCtx, orderId: string, key: string, form: RefundForm): Promise<Refunded> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify({ orderId, form: refundForm.encode(form) }))
    .digest('hex');
  return staffWrite(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const first = await replay(ctx, tx, key, bodyHash);
    if (first) return first;
    const refundable = await readRefundable(tx, orderId);
    const entries = decideRefund(refundable, form.request);
    const preview = toPreview(refundable, entries);
    const refund = await store(ctx, tx, { orderId, key, bodyHash, form, entries, preview });
    await executeRefund(ctx, tx, order, refundable.parts, { entries, refundId: refund._id, reason: form.reason });
    await endEmptied(ctx, tx, order, { entries, reason: form.reason });
    await tellOfChangedOrder(ctx, tx, orderId);
    return refund;
  });
}

async function replay({ viewer }: StaffCtx, tx: Tx, key: string, bodyHash: string): Promise<Refunded | null> {
  const [known] = await tx
    .select({ bodyHash: orderRefunds.bodyHash, answer: orderRefunds.answer })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.actorId, viewer._id), eq(orderRefunds.key, key)));
  if (known && known.bodyHash !== bodyHash) throw new Refusal(refundErrors.refund_key_reused);
  return known ? answered.parse(known.answer) : null;
}

interface Decided {
  orderId: string;
  key: string;
  bodyHash: string;
  form: RefundForm;
  entries: readonly RefundEntry[];
  preview: LoadedRefundPreview;
}

async function store(ctx: StaffCtx, tx: Tx, decided: Decided): Promise<Refunded> {
  const { orderId, key, bodyHash, form, entries, preview } = decided;
  const answer = { ...preview, _id: randomUUID() };
  const [row] = await tx
    .insert(orderRefunds)
    .values({
      _id: answer._id,
      orderId,
      key,
      bodyHash,
      actorId: ctx.viewer._id,
      kind: form.request.kind,
      reason: form.reason,
      amount: sumKobo(entries.map(({ amount }) => amount)),
      answer: answered.encode(answer),
      createdAt: ctx.clock(),
    })
    .onConflictDoNothing()
    .returning({ _id: orderRefunds._id });
  // The same key on another order, at the same moment.
  if (!row) throw new Refusal(refundErrors.refund_key_reused);
  await tx.insert(orderRefundLines).values(
    entries.map(({ item, restock, ...entry }) => ({
      ...entry,
      refundId: answer._id,
      itemId: item?._id ?? null,
      restocked: restock,
    })),
  );
  return answer;
}

async function executeRefund(
  ctx: StaffCtx,
  tx: Tx,
  order: OrderRow,
  parts: readonly PartRow[],
  { entries, refundId, reason }: { entries: readonly RefundEntry[]; refundId: string; reason: string },
): Promise<void> {
  const touched = parts.flatMap((part) => {
    const own = entries.filter(({ partId }) => partId === part._id);
    return own.length > 0 ? [{ part, own, amount: sumKobo(own.map((entry) => entry.amount)) }] : [];
  });
  for (const { part, amount } of touched)
    await tx
      .update(orderParts)
      .set({ refunded: sql`${orderParts.refunded} + ${amount}`, version: sql`${orderParts.version} + 1` })
      .where(eq(orderParts._id, part._id));
  for (const { item, quantity } of entries)
    if (item && quantity !== null)
      await tx
        .update(orderItems)
        .set({ refundedQuantity: sql`${orderItems.refundedQuantity} + ${quantity}` })
        .where(eq(orderItems._id, item._id));
  const returns = touched.map(({ part, own, amount }) => {
    return { part, amount, cause: `staff:${refundId}:${part._id}`, shares: postedShares(own) };
  });
  await returnMoney(ctx, tx, order._id, returns, reason);
  await restockItems(tx, order._id, entries);
  // A part whose deposit went back owes no balance any more.
  const status = statusOf(await partsOf(tx, order._id));
  await tx
    .update(orders)
    .set({ ...(isPaid(order.status) && { status }), version: sql`${orders.version} + 1` })
    .where(eq(orders._id, order._id));
  const amounts = touched.map(({ amount }) => amount);
  await notifyCustomer(ctx, tx, order, {
    amount: sumKobo(amounts),
    reason,
    refundId,
    makerIds: touched.map(({ part }) => part.makerId),
  });
}

/**
 * Cancels the parts of which the refund kept nothing and on which no work has begun: nobody is to sew for money that
 * went back. One that is past the cutting stays where it is, for staff and maker to settle.
 */
async function endEmptied(
  ctx: StaffCtx,
  tx: Tx,
  order: OrderRow,
  { entries, reason }: { entries: readonly RefundEntry[]; reason: string },
): Promise<void> {
  const touched = new Set(entries.map(({ partId }) => partId));
  const emptied = (await partsOf(tx, order._id)).filter(
    (part) => touched.has(part._id) && isRefunded(part) && canCancelPart(part),
  );
  if (emptied.length === 0) return;
  await cancelParts(ctx, tx, order, emptied, { by: 'staff', note: reason, actorId: ctx.viewer._id });
}

async function notifyCustomer(
  ctx: StaffCtx,
  tx: Tx,
  order: OrderRow,
  { amount, reason, refundId, makerIds }: { amount: Kobo; reason: string; refundId: string; makerIds: string[] },
): Promise<void> {
  await sendMail(ctx, tx, 'order-refunded', order.contact.email, refundedEmail(order, amount, reason));
  await notify(ctx, tx, {
    userIds: [order.userId],
    kind: notificationKinds.refunded,
    title: `Refund of ${amountText(amount)} for order ${order.number}`,
    text: reason,
    path: `/orders/${order._id}`,
    cause: `refund:${refundId}`,
  });
  for (const makerId of makerIds)
    await notifyMaker(ctx, tx, makerId, {
      kind: notificationKinds.refunded,
      title: `Refund on order ${order.number}`,
      text: `Your items were refunded in part or in full: ${reason}`,
      path: inArea(`/orders/${order._id}`),
      cause: `refund:${refundId}`,
    });
}
