import { sumsOf } from '@adunni/contracts/cart/totals';
import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import { lastArrival } from '@adunni/contracts/orders/arrival';
import type { LoadedOrder, LoadedOrderItem, LoadedOrderPart, LoadedOrderRow } from '@adunni/contracts/orders/orders';
import { type AddressSigner, type PictureRow, toPictureOrNull, toPrivatePicture } from '../media/queries.ts';
import { capturedOf, type PaymentRow, toPayment } from '../payments/rules.ts';
import { arrivalOf, type Coming } from './arrival/rules.ts';
import { toBalance } from './balance/present.ts';
import type { OrderRow, PartRow } from './lock.queries.ts';
import { type Pickup, toPickup } from './pickup/queries.ts';
import { canCancelPart, dueNow, isRefunded } from './rules.ts';
import type { orderItems, stageEvents } from './tables.ts';

export type ItemRow = typeof orderItems.$inferSelect;
type EventRow = typeof stageEvents.$inferSelect;

/** An order with everything that its page and its receipt show. */
export interface FullOrder {
  order: OrderRow;
  parts: (PartRow & {
    maker: LoadedOrderPart['maker'];
    refundedAt: Date | null;
    measuring: Coming['measuring'];
    pickup: Pickup | null;
  })[];
  items: (ItemRow & { picture: PictureRow | null; isLookAwaited: boolean; isCommission: boolean })[];
  events: (EventRow & { photos: PictureRow[] })[];
  payments: PaymentRow[];
}

/** Money that arrived for the order and money that goes back, in kobo, attempts that came too much included. */
export function movedMoney(payments: readonly PaymentRow[]): { paid: Kobo; refunded: Kobo } {
  const captured = payments.filter(({ status }) => status === 'succeeded');
  return {
    paid: sumKobo(captured.map((payment) => capturedOf(payment).amount)),
    refunded: sumKobo(captured.map(({ refunded }) => refunded)),
  };
}

/** An order as its customer is answered. */
export function toOrder(full: FullOrder, signer: AddressSigner): LoadedOrder {
  const { order, parts, payments } = full;
  const { paid, refunded } = movedMoney(payments);
  const live = parts.filter(({ stage }) => stage !== 'cancelled');
  return {
    _id: order._id,
    number: order.number,
    status: order.status,
    placedAt: order.createdAt,
    contact: order.contact,
    address: order.address,
    deliveryOption: order.deliveryOption,
    paymentPlan: order.paymentPlan,
    ...sumsOf(order),
    couponCode: order.couponCode,
    cancelReason: order.cancelReason,
    paid,
    refunded,
    isRefunded: isRefunded({ paid, refunded }),
    due: dueNow(order, parts)?.amount ?? kobo(0),
    heldUntil: order.heldUntil,
    parts: parts.map((part) => toPart(full, part, signer)),
    payments: payments.map(toPayment),
    cancellable: live.length > 0 && live.every(canCancelPart),
  };
}

function toPart(
  { order, items, events }: FullOrder,
  part: FullOrder['parts'][number],
  signer: AddressSigner,
): LoadedOrderPart {
  const own = events.filter(({ partId }) => partId === part._id);
  const dispatchedAt = own.findLast((event) => event.stage === 'dispatched')?.createdAt ?? null;
  return {
    _id: part._id,
    maker: part.maker,
    kind: part.kind,
    stage: part.stage,
    acceptBy: order.status === 'paid' || order.status === 'part-paid' ? part.acceptBy : null,
    readyBy: part.readyBy,
    arrival: arrivalOf(order, part, dispatchedAt, signer.clock()),
    measurementReminderAt: part.measurementsNextAt,
    items: items.filter(({ partId }) => partId === part._id).map(toItem),
    ...sumsOf(part),
    paid: part.paid,
    refunded: part.refunded,
    ...refundOnPart(part),
    balance: toBalance(order, part, items, signer.clock()),
    events: own.map(({ stage, readyBy, note, photos, createdAt }) => ({
      stage,
      readyBy,
      note,
      photos: photos.map(toPrivatePicture(signer)),
      at: createdAt,
    })),
    cancellable: order.status !== 'awaiting-payment' && canCancelPart(part),
    carrier: part.carrier,
    trackingNumber: part.trackingNumber,
    pickup: part.stage === 'cancelled' ? null : toPickup(part.pickup),
  };
}

/** What went back of a part, as customer and workers read it. */
export const refundOnPart = (part: FullOrder['parts'][number]) => ({
  isRefunded: isRefunded(part),
  refundedAt: part.refundedAt,
});

/** A line as it is answered. */
export const toItem = (row: FullOrder['items'][number]): LoadedOrderItem => ({
  _id: row._id,
  // Of what was agreed with one customer there is no page.
  productId: row.isCommission ? null : row.productId,
  title: row.title,
  kind: row.kind,
  sku: row.sku,
  size: row.size,
  colour: row.colour,
  options: row.options,
  personalisation: row.personalisation,
  measurementNote: row.measurementNote,
  quantity: row.quantity,
  refundedQuantity: row.refundedQuantity,
  unitPrice: row.unitPrice,
  totalPrice: row.totalPrice,
  discount: row.discount,
  returnable: row.returnable,
  picture: toPictureOrNull(row.picture),
  ...(row.isLookAwaited && { lookAwaited: true as const }),
});

/** What the list of orders reads of one. */
export interface ListedOrder {
  order: OrderRow;
  parts: ({ maker: string; dispatchedAt: Date | null } & Coming)[];
  items: { title: string; quantity: number; picture: PictureRow | null }[];
}

/** An order in the list: its first piece stands for it. */
export function toOrderRow({ order, parts, items }: ListedOrder, now: Date): LoadedOrderRow {
  const [first] = items;
  const others = items.length - 1;
  return {
    _id: order._id,
    number: order.number,
    status: order.status,
    placedAt: order.createdAt,
    totalAmount: order.totalAmount,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    makers: parts.map(({ maker }) => maker),
    picture: toPictureOrNull(first?.picture ?? null),
    title: others > 0 ? `${first?.title} and ${others} more` : (first?.title ?? order.number),
    stages: parts.map(({ stage }) => stage),
    deliveryOption: order.deliveryOption,
    arrival: arrivalOfAll(order, parts, now),
    isRefunded: isRefunded({
      paid: sumKobo(parts.map(({ paid }) => paid)),
      refunded: sumKobo(parts.map(({ refunded }) => refunded)),
    }),
  };
}

/** When the last of an order comes; late as soon as any of it is. Of an order that is not paid nobody can say. */
function arrivalOfAll(order: OrderRow, parts: ListedOrder['parts'], now: Date): LoadedOrderRow['arrival'] {
  if (order.status === 'awaiting-payment') return null;
  return lastArrival(parts.flatMap((part) => arrivalOf(order, part, part.dispatchedAt, now) ?? []));
}
