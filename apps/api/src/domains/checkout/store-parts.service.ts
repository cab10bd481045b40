import { kobo } from '@adunni/contracts/money';
import type { Settings } from '@adunni/contracts/settings';
import type { Tx } from '../../kit/database/connect.ts';
import type { SellableLine } from '../catalog/queries.ts';
import type { OrderRow } from '../orders/rows.ts';
import { orderItems, orderParts, stageEvents } from '../orders/tables.ts';
import type { CheckoutCart } from './cart.ts';
import { commissionOf, type PartTotals, readyBy } from './rules.ts';

/** What of a cart an order freezes. */
export interface FrozenCart extends Pick<CheckoutCart, 'lines' | 'totals'> {
  judged: {
    line: Pick<CheckoutCart['judged'][number]['line'], 'quantity' | 'personalisation' | 'measurementNote'>;
    sellable: SellableLine;
  }[];
}

/** Stores the parts of a new order with their lines as they are bought, and their first stage. */
export async function storeParts(
  tx: Tx,
  order: OrderRow,
  cart: FrozenCart,
  split: readonly PartTotals[],
  settings: Settings,
  now: Date,
): Promise<void> {
  for (const totals of split) {
    const lines = totals.lines.flatMap((index) => cart.lines[index] ?? []);
    const percent = settings.goodsCommissionPercent;
    const { lines: indexes, ...money } = totals;
    const [part] = await tx
      .insert(orderParts)
      .values({
        orderId: order._id,
        ...money,
        kind: lines.some(({ kind }) => kind === 'made-to-measure') ? 'made-to-measure' : 'ready-to-wear',
        readyBy: readyBy(lines, now),
        commissionPercent: percent,
        commission: commissionOf(totals, percent),
      })
      .returning({ _id: orderParts._id });
    const partId = part?._id ?? '';
    await tx.insert(orderItems).values(indexes.map((index) => ({ partId, ...frozenLine(cart, index) })));
    await tx.insert(stageEvents).values({ partId, stage: 'placed', actorId: order.userId, createdAt: now });
  }
}

function frozenLine(cart: FrozenCart, index: number) {
  const judged = cart.judged[index];
  if (!judged) throw new RangeError(`the cart has no line ${index}`);
  const { line, sellable } = judged;
  return {
    productId: sellable.productId,
    variantId: sellable.variant?._id ?? null,
    title: sellable.title,
    kind: sellable.kind,
    sku: sellable.variant?.sku ?? null,
    size: sellable.variant?.size ?? '',
    colour: sellable.variant?.colour ?? '',
    options: sellable.options,
    personalisation: line.personalisation,
    measurementNote: line.measurementNote,
    quantity: line.quantity,
    unitPrice: sellable.unitPrice,
    totalPrice: kobo(sellable.unitPrice * line.quantity),
    discount: cart.totals.lineDiscounts[index] ?? kobo(0),
    returnable: sellable.returnable,
    mediaId: sellable.picture?._id ?? null,
    position: index,
  };
}
