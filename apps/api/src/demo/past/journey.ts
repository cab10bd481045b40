import type { PRODUCT_KINDS } from '@adunni/contracts/catalog/catalog';
import { STAGE_PATHS, type Stage } from '@adunni/contracts/orders/stages';
import type { Draw } from '../../kit/draw.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import type { Step } from './order.ts';

/** A delivered part is closed when the fit window has passed. */
const FIT_DAYS = 7;

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** What a part’s way depends on. */
export interface Course {
  kind: (typeof PRODUCT_KINDS)[number];
  placedAt: Date;
  /** Promised days until it is ready. */
  leadDays: number;
  /** Share of the promised days that the maker takes; above 1 is late. */
  pace: number;
  goesAbroad: boolean;
  makerUserId: string | null;
}

/** Every stage that a part goes through by its course, up to its closing, each in its time. */
export function walk(draw: Draw, course: Course): Step[] {
  const path = STAGE_PATHS[course.kind].filter((stage) => !isLeftOut(draw, stage));
  const accepted = daysAfter(course.placedAt, draw.between(2, 40) / 24);
  const production = path.slice(2, path.indexOf('dispatched'));
  const ready = daysAfter(course.placedAt, Math.max(2.2, course.leadDays * course.pace));
  const stride = (ready.getTime() - accepted.getTime()) / production.length;
  const step = (stage: Stage, at: Date, actorId = course.makerUserId): Step => ({ stage, at, note: '', actorId });
  const made = production.map((stage, index) =>
    step(
      stage,
      new Date(accepted.getTime() + stride * (index + 1 - (index + 1 < production.length ? draw.next() * 0.6 : 0))),
    ),
  );
  const sent = daysAfter(ready, draw.between(0.2, 1.6));
  const arrived = daysAfter(sent, course.goesAbroad ? draw.between(4, 9) : draw.between(0.8, 4));
  return [
    step('confirmed', accepted),
    ...made,
    step('dispatched', sent),
    step('delivered', arrived),
    step('closed', daysAfter(arrived, FIT_DAYS), null),
  ];
}

const isLeftOut = (draw: Draw, stage: Stage): boolean =>
  (stage === 'alterations' && draw.chance(0.6)) || (stage === 'first-fitting' && draw.chance(0.3));

/** Days within which makers accept: what waits for two is declined. */
const ACCEPTED_WITHIN = 1.5;

/** The stages after the first up to one, spread evenly over some days; a cancellation comes at once, and so does a yes. */
export function stride(
  kind: Course['kind'],
  stage: Stage,
  placedAt: Date,
  days: number,
  actorId: string | null,
): Step[] {
  const path = STAGE_PATHS[kind];
  const stages = stage === 'cancelled' ? [stage] : path.slice(1, path.indexOf(stage) + 1);
  const daysTo = (index: number): number => (days * (index + 1)) / stages.length;
  return stages.map((reached, index) => ({
    stage: reached,
    at: daysAfter(placedAt, reached === 'confirmed' ? Math.min(daysTo(index), ACCEPTED_WITHIN) : daysTo(index)),
    note: '',
    actorId,
  }));
}
