import type { Cart } from '@adunni/contracts/cart/cart';
import { computeTotals, type TotalCoupon } from '@adunni/contracts/cart/totals';
import { toKobo, toNaira } from '@adunni/contracts/money';
import type { PublicSettings } from '@adunni/contracts/settings/settings';

/** What the totals of a cart depend on. */
export type Rates = Pick<PublicSettings, 'taxPercent' | 'freeShippingFrom' | 'shippingCost'>;

/**
 * The cart as it will be once the server has taken the given quantities (item id → quantity, 0 for a line on its way
 * out): item totals and cart totals are computed anew, as the server will.
 */
export function withQuantities(cart: Cart, quantities: ReadonlyMap<string, number>, rates: Rates): Cart {
  if (quantities.size === 0) return cart;
  const items = cart.items
    .map((item) => {
      const quantity = quantities.get(item._id) ?? item.quantity;
      return { ...item, quantity, totalPrice: toNaira(toKobo(item.unitPrice * quantity)) };
    })
    .filter(({ quantity }) => quantity > 0);
  const counted = items.filter(({ notices }) => notices.every(({ kind }) => kind !== 'unavailable'));
  const totals = computeTotals(
    counted.map((item) => ({ unitPrice: toKobo(item.unitPrice), quantity: item.quantity })),
    couponOf(cart),
    { ...rates, freeShippingFrom: toKobo(rates.freeShippingFrom), shippingCost: toKobo(rates.shippingCost) },
  );
  return {
    items,
    appliedCoupon: cart.appliedCoupon,
    subtotal: toNaira(totals.subtotal),
    tax: toNaira(totals.tax),
    shippingCost: toNaira(totals.shippingCost),
    discount: toNaira(totals.discount),
    totalAmount: toNaira(totals.totalAmount),
  };
}

function couponOf({ appliedCoupon }: Cart): TotalCoupon | null {
  if (!appliedCoupon || appliedCoupon.notice) return null;
  const { discountType, discountAmount } = appliedCoupon;
  if (discountType === 'Percentage') return { discountType, percent: discountAmount };
  return { discountType, amount: toKobo(discountAmount) };
}
