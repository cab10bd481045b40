import type { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stage } from './stages.ts';

type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Number of the day that a moment lies in where the shop is: Lagos is an hour ahead of UTC all year. */
const shopDay = (at: Date): number => Math.floor((at.getTime() + HOUR_MS) / DAY_MS);

/** Stages after which nothing is awaited any more, or nobody can say when it comes. */
const NOT_COMING: readonly Stage[] = ['delivered', 'closed', 'disputed', 'cancelled'];

/** Stages at which what is picked up can be. */
const COLLECTABLE: readonly Stage[] = ['packed', 'ready', 'dispatched'];

/** How long each kind of delivery takes at most, as the marketplace has set it. */
export type DeliveryTimes = Pick<
  Settings,
  'standardDeliveryDays' | 'expressDeliveryDays' | 'internationalDeliveryDays' | 'internationalExpressDays'
>;

/** Days that a parcel takes at most from its dispatch; what is picked up takes none. */
export function deliveryDays(
  times: DeliveryTimes,
  { option, countryCode }: { option: DeliveryOption; countryCode: string },
): number {
  if (option === 'pickup') return 0;
  if (countryCode === 'NG') return option === 'express' ? times.expressDeliveryDays : times.standardDeliveryDays;
  return option === 'express' ? times.internationalExpressDays : times.internationalDeliveryDays;
}

/** When what is ready or sent then arrives at the latest; of what is picked up, from when it can be. */
export const arrivesBy = (sentBy: Date, days: number): Date => new Date(sentBy.getTime() + days * DAY_MS);

/** What of a part says when it comes. */
export interface ComingPart {
  stage: Stage;
  readyBy: Date;
  /** Null until it is sent. */
  dispatchedAt: Date | null;
  /** Whether all that was paid for it went back. */
  isRefunded: boolean;
  /** Whether it is ready and only its balance keeps it from leaving. */
  waitsForBalance: boolean;
}

/** How the pieces come: by which option, and in how many days at most. */
export interface ComingBy {
  deliveryOption: DeliveryOption;
  deliveryDays: number;
}

/**
 * When a part arrives at the latest, and whether it is late: not ready on its day, or not there on it. Once it is sent
 * the days count from there. Null for what is not awaited, and for what waits for its customer to pay or pick it up.
 */
export function expectedArrival(
  part: ComingPart,
  { deliveryOption, deliveryDays: days }: ComingBy,
  now: Date,
): { by: Date; isLate: boolean } | null {
  if (part.isRefunded || part.waitsForBalance || NOT_COMING.includes(part.stage)) return null;
  if (deliveryOption === 'pickup' && COLLECTABLE.includes(part.stage)) return null;
  const by = arrivesBy(part.dispatchedAt ?? part.readyBy, days);
  return { by, isLate: shopDay(part.dispatchedAt ? by : part.readyBy) < shopDay(now) };
}

/** When something arrives, in words; `day` is its day as the reader is told days. */
export function arrivalText(day: string, option: DeliveryOption, isLate = false): string {
  if (isLate) return `Delayed: originally ${option === 'pickup' ? 'ready for pickup' : 'expected'} by ${day}`;
  return option === 'pickup' ? `Ready for pickup by ${day}` : `Arrives by ${day}`;
}
