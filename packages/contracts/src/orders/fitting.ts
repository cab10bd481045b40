import { STAGE_PATHS, type Stage } from './stages.ts';

/** How much of the time in which a piece is made has passed once it can be tried on (est.). */
const SEWN_SHARE = 2 / 3;

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

/** When the work on a part began, by what happened to it. */
export function begunAt(
  events: readonly { stage: Stage; readyBy: string | null; at: string }[],
  placedAt: string,
): Date {
  const confirmed = events.findLast(({ stage, readyBy }) => stage === 'measurements-confirmed' && readyBy === null);
  return new Date(confirmed?.at ?? placedAt);
}
