import { allocate, type Kobo, kobo, percentOf, shareOf, sumKobo } from '../money.ts';
import { LEAST_PAYMENT } from '../payments/least.ts';

/** By what the sums of an order are worked out; frozen when it is placed. */
export interface OrderRates {
  commissionPercent: number;
  taxPercent: number;
  /** Whether our fee comes on top of the price, or out of it. */
  addsFee: boolean;
}

/** What one set costs and what of it reserves it. */
export interface SetPrice {
  price: Kobo;
  deposit: Kobo;
}

/** What an order of sets comes to. */
export interface OrderSums {
  goods: Kobo;
  fee: Kobo;
  tax: Kobo;
  handoverPrice: Kobo;
  total: Kobo;
  /** What reserves it; the total where nothing less can be paid. */
  deposit: Kobo;
  /** What of the total is ours. */
  commission: Kobo;
}

const LEAST = LEAST_PAYMENT * 100;

/**
 * The sums of some sets and what their handover costs. Tax and commission are shares of the sets’ prices, as those of
 * other orders are; there is no commission on a delivery. A deposit carries its share of all that is added.
 */
export function orderSums(sets: readonly SetPrice[], handoverPrice: Kobo, rates: OrderRates): OrderSums {
  const goods = sumKobo(sets.map(({ price }) => price));
  const ours = percentOf(goods, rates.commissionPercent);
  const fee = rates.addsFee ? ours : kobo(0);
  const tax = percentOf(goods, rates.taxPercent);
  const total = kobo(goods + fee + tax + handoverPrice);
  const reserving = sumKobo(sets.map(({ deposit }) => deposit));
  const part = goods > 0 ? shareOf(total, reserving, goods) : total;
  const isTooLittle = part < LEAST || total - part < LEAST;
  return { goods, fee, tax, handoverPrice, total, deposit: isTooLittle ? total : part, commission: ours };
}

/** Whom money that was paid for an order belongs to: the maker, us, and the tax authority. */
export function sharesOf(
  { total, tax, commission }: Pick<OrderSums, 'total' | 'tax' | 'commission'>,
  amount: Kobo,
): [earnings: Kobo, commission: Kobo, tax: Kobo] {
  if (total === 0) return [amount, kobo(0), kobo(0)];
  return allocate(amount, [total - tax - commission, commission, tax]) as [Kobo, Kobo, Kobo];
}

/** What a maker earns of one set: its price, less our fee unless guests bear it. */
export const setEarnings = (price: Kobo, { commissionPercent, addsFee }: Omit<OrderRates, 'taxPercent'>): Kobo =>
  kobo(addsFee ? price : price - percentOf(price, commissionPercent));

/** What reserves one set of a price: a percentage of it, or all of it. */
export const setDeposit = (price: Kobo, depositPercent: number | null): Kobo =>
  depositPercent === null ? price : percentOf(price, depositPercent);

/** What a guest reads before paying about changing their mind; it holds for the order from then on. */
export const GUEST_TERMS = [
  'Until the last day to order you can change or cancel for free, and get back all that you paid for what you cancel.',
  'After that day sets are made for you: they cannot be cancelled, unless the maker cannot deliver or the event is cancelled.',
  'A balance is due by the last day to order. If it is still missing three days later, the order is cancelled: what you paid for sewn sets is kept, the rest is refunded.',
  'If the event is cancelled, sets that are not being made yet are refunded in full. Sets that are being made are finished and handed over.',
] as const;

/** Days after the event at which what is ready counts as handed over, when nobody has said so. */
export const HANDED_OVER_DAYS = 3;

/** Days before a balance is due at which its guest is reminded by email. */
export const BALANCE_REMINDER_DAYS = [2, 7] as const;

/** Days after the last day to order at which what is not paid for is cancelled. */
export const BALANCE_GRACE_DAYS = 3;
