import type { ClientBase } from 'pg';
import { fingerprintOf } from '../../domains/cart/rules.ts';
import { baskets, cartItems } from '../../domains/cart/tables.ts';
import type { SellableLine } from '../../domains/catalog/queries.ts';
import { coupons } from '../../domains/coupons/tables.ts';
import { wishlistItems } from '../../domains/wishlist/tables.ts';
import { daysAfter } from '../past/journey.ts';
import type { Buyer } from '../past/order.ts';
import type { ScaleContext } from './context.ts';
import { copyRows } from './copy.ts';

const DAYS = 180;

/** Fills in a cart with wishes for every customer, and a coupon for every fifty. */
export async function fillCarts(
  client: ClientBase,
  context: ScaleContext,
  { buyers, lines }: { buyers: readonly Buyer[]; lines: readonly SellableLine[] },
): Promise<void> {
  const { draw, now, newId, scale, say } = context;
  const left = buyers.map(({ userId }, index) => {
    const updatedAt = daysAfter(now, -DAYS * (1 - index / buyers.length));
    return { _id: newId(updatedAt), userId, createdAt: daysAfter(updatedAt, -draw.next()), updatedAt };
  });
  await copyRows(client, baskets, left);
  const contents = left.map((basket) => ({ basket, chosen: new Set([draw.pick(lines), draw.pick(lines)]) }));
  await copyRows(
    client,
    cartItems,
    contents.flatMap(({ basket, chosen }) => [...chosen].map((one) => put(context, basket, one))),
  );
  const wishes = contents.flatMap(({ basket, chosen }) =>
    [...chosen].map(({ productId }) => {
      return { _id: newId(basket.createdAt), basketId: basket._id, productId, createdAt: basket.createdAt };
    }),
  );
  await copyRows(client, wishlistItems, wishes);
  const codes = Array.from({ length: Math.ceil(scale / 50) }, (_, index) => ({
    _id: newId(now),
    code: `SCALE${index}`,
    description: 'For a measurement.',
    discountType: 'Percentage' as const,
    percent: draw.whole(5, 30),
    createdAt: daysAfter(now, -draw.next() * DAYS),
  }));
  await copyRows(client, coupons, codes);
  say(`${left.length} carts and ${codes.length} coupons`);
}

function put(
  { newId }: ScaleContext,
  { _id: basketId, updatedAt }: { _id: string; updatedAt: Date },
  sellable: SellableLine,
) {
  const line = {
    productId: sellable.productId,
    variantId: sellable.variant?._id ?? null,
    options: Object.fromEntries(sellable.options.map(({ groupId, choiceId }) => [groupId, choiceId])),
    ...{ personalisation: '', measurementNote: '', savedForLater: false },
  };
  return {
    ...{ _id: newId(updatedAt), ...line, basketId, quantity: 1, seenPrice: sellable.unitPrice },
    measureLater: sellable.kind === 'made-to-measure',
    ...{ fingerprint: fingerprintOf(line), createdAt: updatedAt },
  };
}
