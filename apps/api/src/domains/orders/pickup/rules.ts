import { isCollectable } from '@adunni/contracts/orders/collectable';
import type { OrderStatus } from '@adunni/contracts/orders/orders';
import { PICKUP_DAYS, PICKUP_REMINDER_DAYS } from '@adunni/contracts/orders/pickup';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { dayEnd, daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { lackOf } from '../balance/rules.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { isRefunded } from '../rules.ts';

const PAID: readonly OrderStatus[] = ['paid', 'part-paid'];

/** Whether a part is ready and paid, so that its customer can pick it up now. */
export const waitsForPickup = (order: Pick<OrderRow, 'status' | 'deliveryOption'>, part: PartRow): boolean =>
  PAID.includes(order.status) &&
  isCollectable(part.stage, order.deliveryOption) &&
  lackOf(order, part) === 0 &&
  !isRefunded(part);

/** The last moment of the last day, in Lagos, for which a part is kept that waits since then. */
export const keptUntil = (since: Date): Date => new Date(dayEnd(daysAfter(shopDay(since), PICKUP_DAYS)).getTime() - 1);

/** What is told while a part waits: its customer is reminded, at last both sides are told to get in touch. */
const tellings = (since: Date): { what: 'reminder' | 'over'; at: Date }[] => [
  { what: 'reminder', at: new Date(since.getTime() + PICKUP_REMINDER_DAYS * DAY_MS) },
  { what: 'over', at: new Date(keptUntil(since).getTime() + 1) },
];

/** What is to be told now: of both, when they were missed, only the last. */
export const tellingAt = (since: Date, now: Date): 'reminder' | 'over' | null =>
  tellings(since).findLast(({ at }) => at <= now)?.what ?? null;

/** When something is to be told next; null when all was. */
export const nextTelling = (since: Date, now: Date): Date | null =>
  tellings(since).find(({ at }) => at > now)?.at ?? null;
