import type { Cart } from '@adunni/contracts/cart/cart';
import { computeTotals } from '@adunni/contracts/cart/totals';
import { deliveryCost, priceDelivery } from '@adunni/contracts/checkout/delivery';
import { toKobo, toNaira } from '@adunni/contracts/money';
import { isOrderable } from '@adunni/contracts/orders/capacity';
import type { PublicSettings } from '@adunni/contracts/settings/settings';

/** What standard delivery costs and takes, as the marketplace has set it. */
export type DeliverySettings = Pick<
  PublicSettings,
  | 'freeShippingFrom'
  | 'shippingCost'
  | 'expressDeliveryCost'
  | 'internationalDeliveryCost'
  | 'standardDeliveryDays'
  | 'internationalDeliveryDays'
>;

const standardTo = (countryCode: string) => ({ option: 'standard', countryCode }) as const;

const costsOf = ({ expressDeliveryCost, internationalDeliveryCost }: DeliverySettings) => ({
  expressDeliveryCost: toKobo(expressDeliveryCost),
  internationalDeliveryCost: toKobo(internationalDeliveryCost),
});

/** What standard delivery of goods worth so much costs to a country when nothing else is ordered: naira, as given. */
export function standardCost(subtotal: number, countryCode: string, settings: DeliverySettings): number {
  const { shippingCost } = computeTotals([{ unitPrice: toKobo(subtotal), quantity: 1 }], null, {
    taxPercent: 0,
    freeShippingFrom: toKobo(settings.freeShippingFrom),
    shippingCost: toKobo(settings.shippingCost),
  });
  return toNaira(deliveryCost(standardTo(countryCode), shippingCost, costsOf(settings)));
}

/** A cart with the cost of standard delivery to a country, by the rule of the checkout; the cart itself knows none. */
export function deliveredTo(cart: Cart, countryCode: string, settings: DeliverySettings): Cart {
  if (!cart.items.some(isOrderable)) return cart;
  const sums = { shippingCost: toKobo(cart.shippingCost), totalAmount: toKobo(cart.totalAmount) };
  const priced = priceDelivery(sums, standardTo(countryCode), costsOf(settings));
  return { ...cart, shippingCost: toNaira(priced.shippingCost), totalAmount: toNaira(priced.totalAmount) };
}
