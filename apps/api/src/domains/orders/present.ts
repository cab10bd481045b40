import { sumsInNaira } from '@adunni/contracts/cart/totals';
import { type Kobo, kobo, sumKobo, toNaira } from '@adunni/contracts/money';
import type { Order, OrderItem, OrderPart, OrderRow as OrderRowOut } from '@adunni/contracts/orders/orders';
import { type PictureRow, toPicture, toPictureOrNull } from '../media/queries.ts';
import { type PaymentRow, toPayment } from '../payments/rules.ts';
import type { OrderRow, PartRow } from './lock.queries.ts';
import { canCancelPart, dueNow, isRefunded } from './rules.ts';
import type { orderItems, stageEvents } from './tables.ts';

export type ItemRow = typeof orderItems.$inferSelect;
type EventRow = typeof stageEvents.$inferSelect;

/** An order with everything that its page and its receipt show. */
export interface FullOrder {
  order: OrderRow;
  parts: (PartRow & { maker: { slug: string; name: string }; refundedAt: Date | null })[];
  items: (ItemRow & { picture: PictureRow | null })[];
  events: (EventRow & { photos: PictureRow[] })[];
  payments: PaymentRow[];
}

/** Money that arrived for the order and money that goes back, in kobo, attempts that came too much included. */
export function movedMoney(payments: readonly PaymentRow[]): { paid: Kobo; refunded: Kobo } {
  const captured = payments.filter(({ status }) => status === 'succeeded');
  return {
    paid: sumKobo(captured.map(({ amount }) => amount)),
    refunded: sumKobo(captured.map(({ refunded }) => refunded)),
  };
}

/** An order on the wire. */
export function toOrder(full: FullOrder): Order {
  const { order, parts, payments } = full;
  const { paid, refunded } = movedMoney(payments);
  const live = parts.filter(({ stage }) => stage !== 'cancelled');
  return {
    _id: order._id,
    number: order.number,
    status: order.status,
    placedAt: order.createdAt.toISOString(),
    contact: order.contact,
    address: order.address,
    deliveryOption: order.deliveryOption,
    paymentPlan: order.paymentPlan,
    ...sumsInNaira(order),
    couponCode: order.couponCode,
    paid: toNaira(paid),
    refunded: toNaira(refunded),
    isRefunded: isRefunded({ paid, refunded }),
    due: toNaira(dueNow(order, parts)?.amount ?? kobo(0)),
    heldUntil: order.heldUntil?.toISOString() ?? null,
    parts: parts.map((part) => toPart(full, part)),
    payments: payments.map(toPayment),
    cancellable: live.length > 0 && live.every(canCancelPart),
  };
}

function toPart({ order, items, events }: FullOrder, part: FullOrder['parts'][number]): OrderPart {
  return {
    _id: part._id,
    maker: part.maker,
    kind: part.kind,
    stage: part.stage,
    readyBy: part.readyBy.toISOString(),
    items: items.filter(({ partId }) => partId === part._id).map(toItem),
    ...sumsInNaira(part),
    paid: toNaira(part.paid),
    refunded: toNaira(part.refunded),
    ...refundOnPart(part),
    events: events
      .filter(({ partId }) => partId === part._id)
      .map(({ stage, note, photos, createdAt }) => ({
        stage,
        note,
        photos: photos.map(toPicture),
        at: createdAt.toISOString(),
      })),
    cancellable: order.status !== 'awaiting-payment' && canCancelPart(part),
    carrier: part.carrier,
    trackingNumber: part.trackingNumber,
  };
}

/** What went back of a part, as customer and workers read it. */
export const refundOnPart = (part: FullOrder['parts'][number]) => ({
  isRefunded: isRefunded(part),
  refundedAt: part.refundedAt?.toISOString() ?? null,
});

/** A line on the wire. */
export const toItem = (row: FullOrder['items'][number]): OrderItem => ({
  _id: row._id,
  productId: row.productId,
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
  unitPrice: toNaira(row.unitPrice),
  totalPrice: toNaira(row.totalPrice),
  discount: toNaira(row.discount),
  returnable: row.returnable,
  picture: toPictureOrNull(row.picture),
});

/** What the list of orders reads of one. */
export interface ListedOrder {
  order: OrderRow;
  parts: ({ maker: string } & Pick<PartRow, 'stage' | 'paid' | 'refunded'>)[];
  items: { title: string; quantity: number; picture: PictureRow | null }[];
}

/** An order in the list: its first piece stands for it. */
export function toOrderRow({ order, parts, items }: ListedOrder): OrderRowOut {
  const [first] = items;
  const others = items.length - 1;
  return {
    _id: order._id,
    number: order.number,
    status: order.status,
    placedAt: order.createdAt.toISOString(),
    totalAmount: toNaira(order.totalAmount),
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    makers: parts.map(({ maker }) => maker),
    picture: toPictureOrNull(first?.picture ?? null),
    title: others > 0 ? `${first?.title} and ${others} more` : (first?.title ?? order.number),
    stages: parts.map(({ stage }) => stage),
    isRefunded: isRefunded({
      paid: sumKobo(parts.map(({ paid }) => paid)),
      refunded: sumKobo(parts.map(({ refunded }) => refunded)),
    }),
  };
}
