import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { schemasOf } from '@adunni/contracts/schemas';
import { decideRefund } from '../../domains/orders/refunds/decide.ts';
import { toPreview } from '../../domains/orders/refunds/queries.ts';
import type { RefundEntry } from '../../domains/orders/refunds/rules.ts';
import { drawFrom } from '../../domains/payments/rules.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import type { PastOrder, PastRefund } from './order.ts';
import type { Recording, Records } from './records.ts';

/** How long the provider takes to return money. */
const RETURN_MS = 2 * DAY_MS;

type PartRow = Records['orderParts'][number];

/** Returns what was paid for cancelled parts, and what staff gave back. */
export function giveBack(records: Records, past: PastOrder, recording: Recording): void {
  for (const part of records.orderParts) {
    const end = records.stageEvents.find(({ partId, stage }) => partId === part._id && stage === 'cancelled');
    if (!end || part.paid === 0) continue;
    const reason = end.note || 'Cancelled before the work began.';
    returnPaid(
      records,
      part,
      { amount: part.paid, cause: `cancelled:${part._id}`, reason, at: end.createdAt },
      recording,
    );
  }
  if (past.refund) refundByStaff(records, past, past.refund, recording);
}

function returnPaid(
  { payments, refunds }: Records,
  part: PartRow,
  { amount, cause, reason, at }: { amount: Kobo; cause: string; reason: string; at: Date },
  { newId, now }: Recording,
): void {
  part.refunded = kobo(part.refunded + amount);
  for (const drawn of drawFrom(amount, payments.toReversed())) {
    const payment = payments.find(({ _id }) => _id === drawn.paymentId);
    if (payment) payment.refunded = kobo(payment.refunded + drawn.amount);
    refunds.push({
      _id: newId(at),
      ...drawn,
      ...{ reason, cause, status: 'processed', createdAt: at, askedAt: at, checkedAt: null },
      ...{ attempt: 1, retriedAt: null, attentionAt: null, trouble: null, returnedAmount: null, settledHow: null },
      providerId: `demo-${part._id.slice(-12)}`,
      settledAt: new Date(Math.min(at.getTime() + RETURN_MS, now.getTime())),
    });
  }
}

function refundByStaff(records: Records, past: PastOrder, refund: PastRefund, recording: Recording): void {
  const { orderParts, orderItems } = records;
  const names = new Map(past.lines.map(({ sellable: { maker } }) => [maker._id, maker.name]));
  const parts = orderParts.map((part) => ({ ...part, maker: names.get(part.makerId) ?? '' }));
  const refundable = { parts, items: orderItems, earlier: new Map() };
  const entries = decideRefund(refundable, refund.request(records));
  const _id = recording.newId(refund.at);
  for (const part of orderParts) {
    const amount = sumKobo(entries.filter(({ partId }) => partId === part._id).map((entry) => entry.amount));
    const { reason, at } = refund;
    if (amount > 0) returnPaid(records, part, { amount, cause: `staff:${_id}:${part._id}`, reason, at }, recording);
  }
  for (const { item, quantity } of entries) {
    const row = orderItems.find((one) => one._id === item?._id);
    if (row && quantity !== null) row.refundedQuantity += quantity;
  }
  enter(records, refund, { _id, entries, preview: toPreview(refundable, entries) }, recording);
}

function enter(
  records: Records,
  { at, actorId, reason, request }: PastRefund,
  { _id, entries, preview }: { _id: string; entries: readonly RefundEntry[]; preview: ReturnType<typeof toPreview> },
  { newId }: Recording,
): void {
  records.orderRefunds.push({
    _id,
    orderId: records.orders[0]?._id ?? '',
    actorId,
    kind: request(records).kind,
    reason,
    amount: sumKobo(entries.map(({ amount }) => amount)),
    key: `demo-${_id}`,
    bodyHash: '',
    answer: schemasOf(refundOrder).response.encode({ ...preview, _id }),
    createdAt: at,
  });
  for (const { item, restock, ...entry } of entries)
    records.orderRefundLines.push({
      _id: newId(at),
      ...entry,
      refundId: _id,
      itemId: item?._id ?? null,
      restocked: restock,
    });
}
