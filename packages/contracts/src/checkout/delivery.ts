import type { Totals } from '../cart/totals.ts';
import { type Kobo, kobo } from '../money.ts';
import type { Settings } from '../settings/settings.ts';
import type { DELIVERY_OPTIONS } from './choices.ts';

export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

/** Where and how an order is to arrive. */
export interface Delivery {
  option: DeliveryOption;
  countryCode: string;
}

type Costs = Pick<Settings, 'internationalDeliveryCost' | 'expressDeliveryCost'>;

/**
 * What delivery costs: pickup nothing; within Nigeria the specification’s rule (`standard`, flat or free); abroad the
 * international cost in its place, never free; express comes on top.
 */
export function deliveryCost({ option, countryCode }: Delivery, standard: Kobo, costs: Costs): Kobo {
  if (option === 'pickup') return kobo(0);
  const base = countryCode === 'NG' ? standard : costs.internationalDeliveryCost;
  return option === 'express' ? kobo(base + costs.expressDeliveryCost) : base;
}

/** Totals of a cart with the cost of the chosen delivery in place of the standard one. */
export function priceDelivery<T extends Pick<Totals, 'shippingCost' | 'totalAmount'>>(
  totals: T,
  delivery: Delivery,
  costs: Costs,
): T {
  const shippingCost = deliveryCost(delivery, totals.shippingCost, costs);
  return { ...totals, shippingCost, totalAmount: kobo(totals.totalAmount - totals.shippingCost + shippingCost) };
}
