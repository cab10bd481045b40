import type { Cart } from '@adunni/contracts/cart/cart';
import { toNaira } from '@adunni/contracts/money';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { expect, it } from 'vitest';
import { type DeliverySettings, deliveredTo, standardCost } from './standard-delivery.ts';

const settings: DeliverySettings = {
  ...DEFAULT_SETTINGS,
  freeShippingFrom: toNaira(DEFAULT_SETTINGS.freeShippingFrom),
  shippingCost: toNaira(DEFAULT_SETTINGS.shippingCost),
  expressDeliveryCost: toNaira(DEFAULT_SETTINGS.expressDeliveryCost),
  internationalDeliveryCost: toNaira(DEFAULT_SETTINGS.internationalDeliveryCost),
};

it('costs at home what the specification says, and abroad the international cost whatever is ordered', () => {
  expect([99.99, 100].map((worth) => standardCost(worth, 'NG', settings))).toEqual([10, 0]);
  expect([99.99, 200_000].map((worth) => standardCost(worth, 'GB', settings))).toEqual([38_000, 38_000]);
});

const cart = { items: [{ notices: [] }], shippingCost: 0, totalAmount: 210_000 } as unknown as Cart;

it('is in the total of a cart that goes abroad, and changes nothing of one that stays at home', () => {
  expect(deliveredTo(cart, 'GB', settings)).toMatchObject({ shippingCost: 38_000, totalAmount: 248_000 });
  expect(deliveredTo(cart, 'NG', settings)).toEqual(cart);
});

it('costs nothing where nothing can be ordered', () => {
  const gone = { ...cart, items: [{ notices: [{ kind: 'unavailable', text: '' }] }] } as unknown as Cart;
  expect(deliveredTo(gone, 'GB', settings)).toBe(gone);
});
