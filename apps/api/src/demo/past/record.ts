import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import { deliveryDays } from '@adunni/contracts/orders/arrival';
import { balanceDueBy, nextTelling, waitsForBalance } from '../../domains/orders/balance/rules.ts';
import { freezeParts } from '../../domains/orders/placing/store.service.ts';
import { spreadPayment, statusOf } from '../../domains/orders/rules.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import type { Journey, PastOrder } from './order.ts';
import { pricePast } from './price.ts';
import { noRecords, type Recording, type Records } from './records.ts';
import { giveBack } from './refund.ts';

const ACCEPT_MS = 48 * HOUR_MS;
const STILL: Journey = { steps: [], carrier: null, tailorId: null };

/** The rows of a past order: priced, split, frozen, paid and refunded by the same rules as real ones. */
export function recordOrder(past: PastOrder, recording: Recording): Records {
  const { newId, number, settings } = recording;
  const records = noRecords();
  const { cart, split, dueFirst } = pricePast(past, settings);
  const { placedAt, buyer, payment } = past;
  const order = { ...orderRow(past, settings, { _id: newId(placedAt), number, totals: cart.totals }), dueFirst };
  if (order.paymentPlan === 'deposit' && dueFirst === order.totalAmount) order.paymentPlan = 'full';
  records.orders.push(order);
  for (const { part, items } of freezeParts(cart, split, settings, placedAt))
    addPart(records, past, { order, part, items }, newId);
  if (payment.paidAt) {
    pay(records, recording, order.paymentPlan, dueFirst, payment.paidAt);
    const balance = sumKobo(records.orderParts.map(outstandingOf));
    if (payment.balanceAt && balance > 0) pay(records, recording, 'balance', balance, payment.balanceAt);
  }
  giveBack(records, past, recording);
  finalizeOrder(order, past, records);
  for (const part of records.orderParts) letWait(order, part, past, recording.now);
  if (past.coupon)
    records.couponRedemptions.push({
      _id: newId(placedAt),
      couponId: past.coupon._id,
      userId: buyer.userId,
      orderId: order._id,
      amount: order.discount,
      status: order.status === 'cancelled' ? 'returned' : 'claimed',
      createdAt: placedAt,
    });
  return records;
}

type Totals = Pick<OrderRow, 'subtotal' | 'tax' | 'shippingCost' | 'discount' | 'totalAmount'>;
type OrderRow = Records['orders'][number];
type PartRow = Records['orderParts'][number];

function orderRow(
  { buyer, delivery, plan, coupon, placedAt }: PastOrder,
  settings: Recording['settings'],
  { _id, number, totals }: { _id: string; number: string; totals: Totals },
): OrderRow {
  const { subtotal, tax, shippingCost, discount, totalAmount } = totals;
  return {
    _id,
    number,
    userId: buyer.userId,
    status: 'awaiting-payment',
    contact: buyer.contact,
    address: buyer.address,
    deliveryOption: delivery,
    deliveryDays: deliveryDays(settings, { option: delivery, countryCode: buyer.address.countryCode }),
    paymentPlan: plan,
    couponCode: coupon?.code ?? null,
    ...{ subtotal, tax, shippingCost, discount, totalAmount, dueFirst: totalAmount },
    heldUntil: null,
    createdAt: placedAt,
    revivedAt: null,
    cancelledAt: null,
    cancelReason: null,
    version: 1,
  };
}

type Frozen = ReturnType<typeof freezeParts>[number];

function addPart(
  records: Records,
  past: PastOrder,
  { order, part, items }: Frozen & { order: OrderRow },
  newId: Recording['newId'],
): void {
  const { steps: walked, carrier, tailorId } = past.journeys.get(part.makerId) ?? STILL;
  // What is picked up is collected when it is ready.
  const steps = past.delivery === 'pickup' ? walked.filter(({ stage }) => stage !== 'dispatched') : walked;
  const { placedAt, payment } = past;
  const _id = newId(placedAt);
  const last = steps.at(-1);
  const isSent = steps.some(({ stage }) => stage === 'dispatched');
  records.orderParts.push({
    _id,
    orderId: order._id,
    ...part,
    stage: last?.stage ?? 'placed',
    heldAt: last?.stage === 'on-hold' ? (steps.at(-2)?.stage ?? 'placed') : null,
    paid: kobo(0),
    refunded: kobo(0),
    carrier: isSent ? carrier : null,
    trackingNumber: isSent && carrier ? `DEMO-${_id.slice(-8).toUpperCase()}` : null,
    tailorId,
    acceptBy: !last && payment.paidAt ? new Date(payment.paidAt.getTime() + ACCEPT_MS) : null,
    deliveredAt: steps.find(({ stage }) => stage === 'delivered')?.at ?? null,
    ...{ balanceSince: null, balanceNextAt: null },
    ...{ measurementsSince: null, measurementsAskedAt: null, checkAskedAt: null, measurementsNextAt: null },
    version: steps.length + 1,
  });
  // Nobody drew what was chosen then.
  const undrawn = { lookHash: null, lookAlt: null };
  for (const item of items)
    records.orderItems.push({ _id: newId(placedAt), partId: _id, refundedQuantity: 0, ...undrawn, ...item });
  const placed = { stage: 'placed', at: placedAt, note: '', actorId: order.userId } as const;
  for (const { stage, at, note, actorId } of [placed, ...steps])
    records.stageEvents.push({ _id: newId(at), partId: _id, stage, readyBy: null, note, actorId, createdAt: at });
}

/** What a part still lacks when the balance comes; nothing for one that had been cancelled. */
const outstandingOf = (part: PartRow): Kobo => kobo(part.stage === 'cancelled' ? 0 : part.totalAmount - part.paid);

function pay(
  records: Records,
  { number, newId }: Recording,
  purpose: 'full' | 'deposit' | 'balance',
  amount: Kobo,
  paidAt: Date,
): void {
  const { shares } = spreadPayment(purpose, amount, records.orderParts);
  for (const [index, part] of records.orderParts.entries()) part.paid = kobo(part.paid + (shares[index] ?? 0));
  records.payments.push({
    _id: newId(paidAt),
    orderId: records.orders[0]?._id ?? '',
    provider: 'sandbox',
    reference: `adn-demo-${number.toLowerCase()}-${purpose}`,
    purpose,
    status: 'succeeded',
    amount,
    currency: 'NGN',
    refunded: kobo(0),
    ...{
      bookingId: null,
      asoEbiOrderId: null,
      invoiceId: null,
      cardId: null,
      milestoneId: null,
      chargedMethodId: null,
    },
    ...{ url: null, openingAt: null, reason: null, reversedAmount: null },
    ...{ capturedAmount: amount, capturedCurrency: 'NGN', cardHash: null },
    ...{ createdAt: paidAt, paidAt, checkedAt: paidAt },
  });
}

/** Days that a maker lets pass before they give a customer more time for the balance. */
const THINKING_DAYS = 5;

/** Begins the time to pay of a part that is ready and lacks its balance; its maker was patient until now. */
function letWait(order: OrderRow, part: PartRow, { journeys }: PastOrder, now: Date): void {
  const ready = journeys.get(part.makerId)?.steps.at(-1);
  if (!ready || !waitsForBalance(order, part)) return;
  let since = ready.at;
  for (;;) {
    const again = new Date(balanceDueBy(since).getTime() + THINKING_DAYS * DAY_MS);
    if (again > now) break;
    since = again;
  }
  part.balanceSince = since;
  part.balanceNextAt = nextTelling(since, now);
}

/** Brings the order to the status that its payments and parts add up to. */
function finalizeOrder(order: OrderRow, { payment }: PastOrder, { orderParts, stageEvents }: Records): void {
  if (!payment.paidAt) {
    order.heldUntil = payment.expiredAt ? null : payment.heldUntil;
    if (!payment.expiredAt) return;
    Object.assign(order, { status: 'cancelled', cancelReason: 'expired', cancelledAt: payment.expiredAt });
    return;
  }
  order.status = statusOf(orderParts);
  if (order.status !== 'cancelled') return;
  const end = stageEvents.findLast(({ stage }) => stage === 'cancelled');
  order.cancelledAt = end?.createdAt ?? payment.paidAt;
  order.cancelReason = end?.actorId === order.userId ? 'customer' : 'maker';
}
