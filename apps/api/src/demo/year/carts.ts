import { fingerprintOf } from '../../domains/cart/rules.ts';
import { baskets, cartItems } from '../../domains/cart/tables.ts';
import { wishlistItems } from '../../domains/wishlist/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { idAt } from '../past/ids.ts';
import { daysAfter } from '../past/journey.ts';
import type { YearContext } from './scenario.ts';

const CARTS = 60;
const COUPON_SHARE = 0.2;

/** Carts that were left in the past two months, and wishes; some of today. */
export async function leaveCarts(tx: Tx, context: YearContext, people: readonly { _id: string }[]): Promise<void> {
  const { draw, now, coupons } = context;
  const owners = people.slice(-CARTS);
  const welcome = coupons.find(({ code }) => code === 'WELCOME10');
  const left = owners.map(({ _id: userId }, index) => {
    const at = daysAfter(now, -(0.02 + (index / owners.length) ** 2 * 55));
    const couponId = welcome && draw.chance(COUPON_SHARE) ? welcome._id : null;
    return {
      _id: idAt(at),
      userId,
      couponId,
      createdAt: daysAfter(at, -draw.next()),
      updatedAt: at,
    };
  });
  await tx.insert(baskets).values(left);
  await tx.insert(cartItems).values(left.flatMap((basket) => linesOf(context, basket)));
  await tx.insert(wishlistItems).values(left.flatMap((basket) => wishesOf(context, basket)));
}

function linesOf({ draw, pieces }: YearContext, { _id: basketId, updatedAt }: { _id: string; updatedAt: Date }) {
  const forSale = pieces.filter(({ ways }) => ways.some(isAvailable));
  const chosen = new Set(Array.from({ length: draw.whole(1, 3) }, () => draw.pick(forSale)));
  return [...chosen].map(({ ways }) => {
    const sellable = draw.pick(ways.filter(isAvailable));
    const line = {
      productId: sellable.productId,
      variantId: sellable.variant?._id ?? null,
      options: Object.fromEntries(sellable.options.map(({ groupId, choiceId }) => [groupId, choiceId])),
      personalisation: '',
      measurementNote: '',
      savedForLater: draw.chance(0.1),
    };
    return {
      ...line,
      basketId,
      measureLater: sellable.kind === 'made-to-measure',
      quantity: 1,
      seenPrice: sellable.unitPrice,
      fingerprint: fingerprintOf(line),
      createdAt: updatedAt,
    };
  });
}

const isAvailable = ({ stock, forSale }: { stock: number | null; forSale: boolean }): boolean => forSale && stock !== 0;

function wishesOf({ draw, pieces }: YearContext, { _id: basketId, createdAt }: { _id: string; createdAt: Date }) {
  const wished = new Set(Array.from({ length: draw.whole(0, 4) }, () => draw.pick(pieces)));
  return [...wished].map(({ ways }) => ({ basketId, productId: ways[0]?.productId ?? '', createdAt }));
}
