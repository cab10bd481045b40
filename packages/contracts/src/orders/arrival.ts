import type { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stage } from './stages.ts';

type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stages after which nothing is awaited any more, or nobody can say when it comes. */
const NOT_COMING: readonly Stage[] = ['delivered', 'closed', 'disputed', 'cancelled'];

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
}

/**
 * When a part arrives at the latest, and whether it is late: not ready by its day, or not there by then. Once it is sent
 * the days count from there. Null for what is not awaited.
 */
export function expectedArrival(part: ComingPart, days: number, now: Date): { by: Date; isLate: boolean } | null {
  if (part.isRefunded || NOT_COMING.includes(part.stage)) return null;
  const by = arrivesBy(part.dispatchedAt ?? part.readyBy, days);
  return { by, isLate: (part.dispatchedAt ? by : part.readyBy) < now };
}

/** When something arrives, in words; `day` is its day as the reader is told days. */
export function arrivalText(day: string, option: DeliveryOption, isLate = false): string {
  if (isLate) return `Delayed: originally ${option === 'pickup' ? 'ready for pickup' : 'expected'} by ${day}`;
  return option === 'pickup' ? `Ready for pickup by ${day}` : `Arrives by ${day}`;
}
