import type { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import type { Settings } from '../settings/settings.ts';
import { isCollectable } from './collectable.ts';
import type { Stage } from './stages.ts';

type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Number of the day that a moment lies in where the shop is: Lagos is an hour ahead of UTC all year. */
const shopDay = (at: Date): number => Math.floor((at.getTime() + HOUR_MS) / DAY_MS);

/** Stages after which nothing is awaited any more, or nobody can say when it comes. */
const NOT_COMING: readonly Stage[] = ['delivered', 'closed', 'disputed', 'cancelled'];

/** How long each kind of delivery takes at most, as the marketplace has set it. */
export type DeliveryTimes = Pick<
  Settings,
  'standardDeliveryDays' | 'expressDeliveryDays' | 'internationalDeliveryDays' | 'internationalExpressDays'
>;

/** Days that a parcel takes at most from its dispatch by standard delivery to a country. */
export const standardDays = (
  times: Pick<DeliveryTimes, 'standardDeliveryDays' | 'internationalDeliveryDays'>,
  countryCode: string,
): number => (countryCode === 'NG' ? times.standardDeliveryDays : times.internationalDeliveryDays);

/** Days that a parcel takes at most from its dispatch; what is picked up takes none. */
export function deliveryDays(
  times: DeliveryTimes,
  { option, countryCode }: { option: DeliveryOption; countryCode: string },
): number {
  if (option === 'pickup') return 0;
  if (option === 'standard') return standardDays(times, countryCode);
  return countryCode === 'NG' ? times.expressDeliveryDays : times.internationalExpressDays;
}

/** When what is ready or sent then arrives at the latest; of what is picked up, from when it can be. */
export const arrivesBy = (sentBy: Date, days: number): Date => new Date(sentBy.getTime() + days * DAY_MS);

/**
 * When something arrives: by a day, or so many days after its measurements are there. Both while a measuring visit is
 * booked, since the day then goes by it.
 */
export interface Arrival<M = Date> {
  by: M | null;
  daysOnceMeasured: number | null;
  isLate: boolean;
}

const onceMeasured = (days: number): Arrival => ({ by: null, daysOnceMeasured: days, isLate: false });

/** When something arrives that takes so many days once it is measured: by the next visit that is booked for that. */
function onceVisited(days: number, visitEnds: readonly Date[], now: Date): Arrival {
  const [next] = visitEnds.filter((end) => end > now).toSorted((a, b) => a.getTime() - b.getTime());
  return next ? { by: arrivesBy(next, days), daysOnceMeasured: days, isLate: false } : onceMeasured(days);
}

/** What is ordered of one maker: the days that it takes, and whether its measurements are still to be given. */
export interface OrderedLine {
  leadDaysMax: number;
  lacksMeasurements: boolean;
}

/** Days in which what is begun together is all ready. */
export const makingDays = (lines: readonly Pick<OrderedLine, 'leadDaysMax'>[]): number =>
  Math.max(0, ...lines.map(({ leadDaysMax }) => leadDaysMax));

/** When what is ordered now of one maker arrives: what placing the order then promises. */
export function arrivalOnceOrdered(lines: readonly OrderedLine[], days: number, now: Date): Arrival {
  const allDays = makingDays(lines) + days;
  if (lines.some(({ lacksMeasurements }) => lacksMeasurements)) return onceMeasured(allDays);
  return { by: arrivesBy(now, allDays), daysOnceMeasured: null, isLate: false };
}

/** Of several arrivals the one that says when all is there: what nobody has a date of yet, else the last. */
export function lastArrival(arrivals: readonly Arrival[]): Arrival | null {
  const [last] = arrivals.toSorted((a, b) => lateness(b) - lateness(a));
  return last ?? null;
}

/** Later than any day is what is not measured; what is late is said first. */
function lateness({ by, daysOnceMeasured, isLate }: Arrival): number {
  if (isLate) return Number.MAX_SAFE_INTEGER;
  return by?.getTime() ?? Number.MAX_SAFE_INTEGER / 2 + (daysOnceMeasured ?? 0);
}

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
  /** Days in which it is made, while it waits for measurements; null once it has them. */
  daysOnceMeasured: number | null;
  /** When the visits end at which somebody is booked in to be measured for it. */
  visitEnds: readonly Date[];
}

/** How the pieces come: by which option, and in how many days at most. */
export interface ComingBy {
  deliveryOption: DeliveryOption;
  deliveryDays: number;
}

/**
 * When a part arrives at the latest, and whether it is late: not ready on its day, or not there on it. Once it is sent
 * the days count from there; while it waits for measurements, from the visit booked for them, else from when they are there. Null for what is not
 * awaited, and for what waits for its customer to pay or pick it up.
 */
export function expectedArrival(
  part: ComingPart,
  { deliveryOption, deliveryDays: days }: ComingBy,
  now: Date,
): Arrival | null {
  if (part.isRefunded || part.waitsForBalance || NOT_COMING.includes(part.stage)) return null;
  if (isCollectable(part.stage, deliveryOption)) return null;
  if (part.daysOnceMeasured !== null) return onceVisited(part.daysOnceMeasured + days, part.visitEnds, now);
  const by = arrivesBy(part.dispatchedAt ?? part.readyBy, days);
  return { by, daysOnceMeasured: null, isLate: shopDay(part.dispatchedAt ? by : part.readyBy) < shopDay(now) };
}

/** When something arrives, in words; `dayOf` names its day as the reader is told days. */
export function arrivalText<M>(arrival: Arrival<M>, option: DeliveryOption, dayOf: (by: M) => string): string {
  const { by, daysOnceMeasured, isLate } = arrival;
  const arrives = option === 'pickup' ? 'Ready for pickup' : 'Arrives';
  if (by === null) return `${arrives} up to ${countOf(daysOnceMeasured ?? 0)} after the maker has the measurements`;
  if (isLate) return `Delayed: originally ${option === 'pickup' ? 'ready for pickup' : 'expected'} by ${dayOf(by)}`;
  return `${arrives} by ${dayOf(by)}${daysOnceMeasured === null ? '' : ', going by the measuring visit'}`;
}

/** Beyond so many days a span is told in weeks. */
const TOLD_IN_DAYS = 10;

/** A span as people speak of it: `about 5 weeks`. */
export function aboutDays(days: number): string {
  const isWeeks = days > TOLD_IN_DAYS;
  const count = isWeeks ? Math.ceil(days / 7) : days;
  return `about ${count} ${isWeeks ? 'week' : 'day'}${count === 1 ? '' : 's'}`;
}

/** How long a delivery is on its way, to say what one costs more than another for: `Up to 2 days`. */
export const onItsWay = (days: number): string => (days === 0 ? 'The same day' : `Up to ${countOf(days)}`);

const countOf = (days: number): string => `${days} day${days === 1 ? '' : 's'}`;
