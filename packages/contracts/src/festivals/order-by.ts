import { arrivesBy, makingDays } from '../orders/arrival.ts';

const LAGOS_MS = 60 * 60 * 1000;

/**
 * The last day to order a piece that is to be there the day before a festival: what placing an order promises, counted
 * back. `deliveryDays` are what a parcel takes at most; days are written `2026-12-25`.
 */
export function orderBy(startsOn: string, leadDaysMax: number, deliveryDays: number): string {
  const dayBefore = new Date(Date.parse(startsOn) - LAGOS_MS - 1);
  const last = arrivesBy(dayBefore, -(makingDays([{ leadDaysMax }]) + deliveryDays));
  return new Date(last.getTime() + LAGOS_MS).toISOString().slice(0, 10);
}
