import type { PRODUCT_KINDS } from '../../catalog/catalog.ts';
import type { OrderStatus } from '../orders.ts';
import { STAGE_PATHS, type Stage } from '../stages.ts';
import { SEWN_SHARE } from './fitting-days.ts';

/** What of a part says when there is something of it to try on. */
export interface SewnPart {
  stage: Stage;
  readyBy: Date;
  /** When its measurements were confirmed, else when it was ordered. */
  begunAt: Date;
}

/**
 * From when on there is about something to try on: two thirds into the making. Null once there is, by its stage or by
 * that day. What is booked before is never refused, since a workshop may be faster.
 */
export function fittingFrom({ stage, readyBy, begunAt }: SewnPart, now: Date): Date | null {
  const path = STAGE_PATHS['made-to-measure'];
  if (path.indexOf(stage) >= path.indexOf('first-fitting')) return null;
  const making = Math.max(0, readyBy.getTime() - begunAt.getTime());
  const from = new Date(begunAt.getTime() + making * SEWN_SHARE);
  return from > now ? from : null;
}

/** What of a part says whether it can be tried on. */
interface FittedPart {
  kind: (typeof PRODUCT_KINDS)[number];
  stage: Stage;
  isRefunded: boolean;
}

/** Whether a fitting of a part is still to come: nobody has tried it on, also while its maker has yet to take it on. */
export const awaitsFitting = (part: FittedPart, order: { status: OrderStatus }): boolean =>
  isUpTo(part, order, 'first-fitting');

/** Whether a part can still be tried on, once more too: until it leaves its workshop, also while it is on hold. */
export const canBeFitted = (part: FittedPart, order: { status: OrderStatus }): boolean =>
  isUpTo(part.stage === 'on-hold' ? { ...part, stage: 'confirmed' } : part, order, 'ready');

/**
 * Whether a fitting can be booked by what is known of the measurements: all of them are there, or somebody is to be
 * measured, or was.
 */
export const isMeasuringSettled = ({ isWaiting, isVisited }: { isWaiting: boolean; isVisited: boolean }): boolean =>
  !isWaiting || isVisited;

/** Whether a fitting begins before the visit ends at which the measurements for it are taken. */
export const isBeforeMeasuring = (fitting: { startsAt: Date }, measuring: { endsAt: Date } | undefined): boolean =>
  measuring !== undefined && fitting.startsAt < measuring.endsAt;

function isUpTo(part: FittedPart, { status }: { status: OrderStatus }, last: Stage): boolean {
  const path = STAGE_PATHS['made-to-measure'];
  const at = path.indexOf(part.stage);
  return isMade(part, status) && at >= 0 && at <= path.indexOf(last);
}

const isMade = ({ kind, isRefunded }: FittedPart, status: OrderStatus): boolean =>
  kind === 'made-to-measure' && !isRefunded && (status === 'paid' || status === 'part-paid');

/** When the work on a part began, by what happened to it. */
export function begunAt(
  events: readonly { stage: Stage; readyBy: string | null; at: string }[],
  placedAt: string,
): Date {
  const confirmed = events.findLast(({ stage, readyBy }) => stage === 'measurements-confirmed' && readyBy === null);
  return new Date(confirmed?.at ?? placedAt);
}
