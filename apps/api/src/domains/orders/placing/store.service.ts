import type { Totals } from '@adunni/contracts/cart/totals';
import type { AdvisedSize } from '@adunni/contracts/measurements/fit';
import { neededMeasures } from '@adunni/contracts/measurements/needs';
import { kobo } from '@adunni/contracts/money';
import type { Settings } from '@adunni/contracts/settings/settings';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import type { SellableLine } from '../../catalog/queries.ts';
import { wantLook } from '../../catalog/service.ts';
import { placedEmail } from '../email-templates.ts';
import type { OrderRow } from '../lock.queries.ts';
import { freezeMeasurements } from '../measurements/freeze.service.ts';
import { keepPlace } from '../pickup/service.ts';
import { orderItems, orderParts, orders, stageEvents } from '../tables.ts';
import { withAdvice } from './advice.queries.ts';
import { commissionOf, type PartTotals, type PlacedLine, readyBy } from './parts.rules.ts';

/** What of a cart an order freezes. */
export interface FrozenCart {
  /** In the order of `judged`, as `totals.lineDiscounts` is. */
  lines: PlacedLine[];
  totals: Totals;
  judged: {
    line: { quantity: number; personalisation: string; measurementNote: string; measurementProfileId?: string | null };
    sellable: SellableLine;
    /** What was advised about its size. */
    advised?: AdvisedSize | null;
  }[];
}

type NewOrder = Omit<typeof orders.$inferInsert, 'number' | 'createdAt'> & { createdAt: Date };

/** Stores a new order under the next number of its year. */
export async function storeOrder(tx: Tx, values: NewOrder): Promise<OrderRow> {
  const year = String(values.createdAt.getUTCFullYear());
  // At least six digits: padding to six alone would cut the millionth down to a number that is taken.
  const number = sql`(select 'ADN-' || ${year}::text || '-' || lpad(next, greatest(6, length(next)), '0')
    from (select nextval('order_numbers')::text as next) numbered)`;
  const [order] = await tx
    .insert(orders)
    .values({ ...values, number })
    .returning();
  return order as OrderRow;
}

/** Tells the customer that their order was received and what is due. */
export async function announceOrder(deps: Deps, tx: Tx, order: OrderRow, cart: FrozenCart): Promise<void> {
  const lines = cart.judged.map(({ line: { quantity }, sellable: { title, unitPrice, picture } }) => ({
    title,
    quantity,
    totalPrice: kobo(unitPrice * quantity),
    picture,
  }));
  await sendMail(deps, tx, 'order-placed', order.contact.email, placedEmail(order, lines));
}

/** The parts of a new order with their lines as they are bought, before they have ids. */
export function freezeParts(cart: FrozenCart, split: readonly PartTotals[], settings: Settings, now: Date) {
  const percent = settings.goodsCommissionPercent;
  return split.map((totals) => {
    const { lines: indexes, ...money } = totals;
    const lines = indexes.flatMap((index) => cart.lines[index] ?? []);
    const isMade = lines.some(({ kind }) => kind === 'made-to-measure');
    const part = {
      ...money,
      kind: isMade ? ('made-to-measure' as const) : ('ready-to-wear' as const),
      readyBy: readyBy(lines, now),
      commissionPercent: percent,
      commission: commissionOf(totals, percent),
    };
    return { part, items: indexes.map((index) => frozenLine(cart, index)) };
  });
}

/** Stores the parts of a new order with their lines as they are bought, and their first stage. */
export async function storeParts(
  deps: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  order: OrderRow,
  cart: FrozenCart,
  split: readonly PartTotals[],
  settings: Settings,
  now: Date,
): Promise<void> {
  const advised = { ...cart, judged: await withAdvice(tx, order.userId, cart.judged, now) };
  for (const { part, items } of freezeParts(advised, split, settings, now)) {
    const [stored] = await tx
      .insert(orderParts)
      .values({ orderId: order._id, ...part })
      .returning({ _id: orderParts._id });
    const partId = stored?._id ?? '';
    if (order.deliveryOption === 'pickup') await keepPlace(tx, partId, part.makerId);
    const looked = [];
    for (const item of items) looked.push({ partId, ...item, ...(await frozenLook(deps, tx, cart, item.position)) });
    const lines = await tx
      .insert(orderItems)
      .values(looked)
      .returning({ _id: orderItems._id, position: orderItems.position });
    const measured = lines.map(({ _id, position }) => ({ orderItemId: _id, profileId: profileOf(cart, position) }));
    await freezeMeasurements(tx, order.userId, measured, now);
    await tx.insert(stageEvents).values({ partId, stage: 'placed', actorId: order.userId, createdAt: now });
  }
}

/** The look of a line, which is drawn if that is still to be done. */
async function frozenLook(deps: Pick<Deps, 'jobs' | 'clock'>, tx: Tx, cart: FrozenCart, index: number) {
  const look = cart.judged[index]?.sellable.look ?? null;
  return { lookHash: await wantLook(deps, tx, look), lookAlt: look?.alt ?? null };
}

const profileOf = (cart: FrozenCart, index: number): string | null =>
  cart.judged[index]?.line.measurementProfileId ?? null;

function frozenLine(cart: FrozenCart, index: number) {
  const judged = cart.judged[index];
  if (!judged) throw new RangeError(`the cart has no line ${index}`);
  const { line, sellable, advised = null } = judged;
  return {
    productId: sellable.productId,
    variantId: sellable.variant?._id ?? null,
    title: sellable.title,
    kind: sellable.kind,
    sku: sellable.variant?.sku ?? null,
    size: sellable.variant?.size ?? '',
    colour: sellable.variant?.colour ?? '',
    advisedSize: advised?.size ?? null,
    advisedSureness: advised?.sureness ?? null,
    options: sellable.options,
    personalisation: line.personalisation,
    measurementNote: line.measurementNote,
    neededMeasures: sellable.kind === 'made-to-measure' ? neededMeasures(sellable) : [],
    quantity: line.quantity,
    unitPrice: sellable.unitPrice,
    totalPrice: kobo(sellable.unitPrice * line.quantity),
    discount: cart.totals.lineDiscounts[index] ?? kobo(0),
    returnable: sellable.returnable,
    mediaId: sellable.picture?._id ?? null,
    position: index,
  };
}
