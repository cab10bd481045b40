import type { Cart, CartItem } from '@adunni/contracts/cart/cart';
import { DEFAULT_SETTINGS, settings } from '@adunni/contracts/settings/settings';
import { describe, expect, test } from 'vitest';
import { withQuantities } from './local-totals.ts';

const line = (id: string, unitPrice: number, quantity = 1, notices: CartItem['notices'] = []): CartItem => ({
  _id: id,
  quantity,
  unitPrice: unitPrice as CartItem['unitPrice'],
  totalPrice: (unitPrice * quantity) as CartItem['totalPrice'],
  product: {
    _id: `product-${id}`,
    title: 'Adire Boubou',
    kind: 'ready-to-wear',
    picture: null,
    maker: { slug: 'tinuade-dyeworks', name: 'Tinuade Dyeworks' },
    returnable: true,
    categorySlug: 'caps',
    unchosenKinds: [],
    gender: 'women',
    leadDaysMax: 5,
  },
  variant: null,
  options: [],
  personalisation: '',
  measurementNote: '',
  measurementProfileId: null,
  measureLater: false,
  savedForLater: false,
  available: null,
  notices,
});

function cartOf(items: CartItem[], appliedCoupon: Cart['appliedCoupon'] = null): Cart {
  const none = 0 as Cart['subtotal'];
  return { items, subtotal: none, tax: none, shippingCost: none, discount: none, totalAmount: none, appliedCoupon };
}

const after = (cart: Cart, quantities: [string, number][]) =>
  withQuantities(cart, new Map(quantities), settings.encode(DEFAULT_SETTINGS));

describe('a cart whose quantities changed here', () => {
  test('is the server’s own while nothing changed', () => {
    const cart = cartOf([line('a', 60)]);
    expect(after(cart, [])).toBe(cart);
  });

  test('recomputes the item total and the cart totals', () => {
    const cart = after(cartOf([line('a', 45.5), line('b', 10, 2)]), [['a', 2]]);
    expect(cart.items.map(({ quantity, totalPrice }) => [quantity, totalPrice])).toEqual([
      [2, 91],
      [2, 20],
    ]);
    expect(cart).toMatchObject({ subtotal: 111, tax: 5.55, shippingCost: 0, discount: 0, totalAmount: 116.55 });
  });

  test('charges delivery again below the free amount, and nothing when it is empty', () => {
    const cart = cartOf([line('a', 60), line('b', 60)]);
    expect(after(cart, [['b', 0]])).toMatchObject({ subtotal: 60, shippingCost: 10, totalAmount: 73 });
    const empty = after(cart, [
      ['a', 0],
      ['b', 0],
    ]);
    expect(empty).toMatchObject({ items: [], subtotal: 0, shippingCost: 0, totalAmount: 0 });
  });

  test('takes a percentage or a fixed coupon off, never more than the goods', () => {
    const share = { code: 'TENTH', discountType: 'Percentage', discountAmount: 10 } as const;
    const fixed = { code: 'LOT', discountType: 'Fixed', discountAmount: 500 } as const;
    expect(after(cartOf([line('a', 100)], share), [['a', 2]])).toMatchObject({ discount: 20, totalAmount: 190 });
    expect(after(cartOf([line('a', 100)], fixed), [['a', 2]])).toMatchObject({ discount: 200, totalAmount: 10 });
  });

  test('takes nothing off for a coupon that does not count at the moment', () => {
    const idle = { code: 'TENTH', discountType: 'Percentage', discountAmount: 10, notice: 'From ₦500.' } as const;
    expect(after(cartOf([line('a', 100)], idle), [['a', 2]])).toMatchObject({ discount: 0, totalAmount: 210 });
  });

  const terms = { itemIds: ['a'], minimumSubtotal: null, holds: true };
  const tenth = { code: 'TENTH', discountType: 'Percentage', discountAmount: 10 } as const;

  test('takes a scoped coupon off its own lines alone, as the server will', () => {
    const cart = cartOf([line('a', 100), line('b', 500)], { ...tenth, terms });
    expect(after(cart, [['b', 3]])).toMatchObject({ subtotal: 1600, discount: 10 });
    expect(after(cart, [['a', 2]])).toMatchObject({ subtotal: 700, discount: 20 });
    const without = after(cart, [['a', 0]]);
    expect(without).toMatchObject({ subtotal: 500, discount: 0 });
    expect(without.appliedCoupon?.notice).toBe('This code does not apply to anything in your cart.');
  });

  test('asks a coupon’s minimum again, whichever way the cart goes', () => {
    const minimum = 150 as Cart['subtotal'];
    const short = 'Your cart has not reached this code’s minimum.';
    const below = cartOf([line('a', 100)], { ...tenth, notice: short, terms: { ...terms, minimumSubtotal: minimum } });
    const enough = after(below, [['a', 2]]);
    expect(enough).toMatchObject({ discount: 20 });
    expect(enough.appliedCoupon).not.toHaveProperty('notice');
    const above = cartOf([line('a', 100, 2)], { ...tenth, terms: { ...terms, minimumSubtotal: minimum } });
    expect(after(above, [['a', 1]])).toMatchObject({ discount: 0, appliedCoupon: { notice: short } });
  });

  test('leaves a coupon idle that no cart would wake', () => {
    const spent = { ...tenth, notice: 'This code has been used up.', terms: { ...terms, holds: false } };
    const cart = after(cartOf([line('a', 100)], spent), [['a', 2]]);
    expect(cart).toMatchObject({ discount: 0, appliedCoupon: { notice: 'This code has been used up.' } });
  });

  test('leaves out what can no longer be ordered', () => {
    const gone = line('b', 70, 1, [{ kind: 'unavailable', text: 'No longer for sale.' }]);
    expect(after(cartOf([line('a', 100), gone]), [['a', 2]])).toMatchObject({ subtotal: 200, totalAmount: 210 });
  });
});
