import { type Arrival, arrivalText } from '@adunni/contracts/orders/arrival';
import { day, nearDay } from '../../../kit/dates.ts';

type Option = Parameters<typeof arrivalText>[1];

const MONTHS_MS = 300 * 24 * 60 * 60 * 1000;

/** A day of which nobody doubts the year: `12 January`; with its year where it lies far off. */
const arrivalDay = (by: string | Date, now: Date): string => {
  const at = new Date(by);
  return (Math.abs(at.getTime() - now.getTime()) < MONTHS_MS ? nearDay : day)(at.toISOString());
};

/** When something arrives, as every page says it: product, cart, checkout and order. */
export const arrivalLine = <M extends string | Date>(arrival: Arrival<M>, option: Option, now: Date): string =>
  arrivalText(arrival, option, (by) => arrivalDay(by, now));
