import type { Draw } from '../../kit/draw.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import type { Outcome } from './record.ts';
import { demoReasons } from './texts.ts';

/** What a booking is that was made then and begins then. */
interface Made {
  bookedAt: Date;
  startsAt: Date;
  endsAt: Date;
  isRequest: boolean;
  /** Whether it is somebody who misses nothing. */
  comes: boolean;
  now: Date;
}

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const kept = { reason: '', answerBy: null } as const;

/** What became of a booking that keeps its time: it took place, was missed, or is still to come. */
export function drawOutcome(draw: Draw, { bookedAt, startsAt, endsAt, isRequest, comes, now }: Made): Outcome {
  if (endsAt < later(now, -DAY_MS))
    return draw.chance(0.06) && !comes
      ? { ...kept, status: 'no-show', by: 'customer', at: later(startsAt, HOUR_MS / 2) }
      : { ...kept, status: 'completed', by: 'maker', at: later(endsAt, 10 * MINUTE_MS) };
  const answerBy = new Date(Math.min(bookedAt.getTime() + 2 * DAY_MS, startsAt.getTime()));
  const isOpen = isRequest && answerBy > later(now, HOUR_MS) && draw.chance(0.7);
  return isOpen
    ? { ...kept, status: 'pending', by: 'customer', at: bookedAt, answerBy }
    : { ...kept, status: 'confirmed', by: 'customer', at: bookedAt };
}

/** How a booking ended that gave its time free again before it began. */
export function drawEnding(draw: Draw, { bookedAt, startsAt, isRequest, now }: Made): Outcome {
  const last = Math.min(startsAt.getTime() - 26 * HOUR_MS, now.getTime());
  const at = new Date(Math.min(now.getTime(), Math.max(bookedAt.getTime(), draw.between(bookedAt.getTime(), last))));
  const end = { at, answerBy: null } as const;
  if (isRequest && draw.chance(0.5))
    return { ...end, status: 'declined', by: 'maker', reason: draw.pick(demoReasons.declined) };
  return draw.chance(0.75)
    ? { ...end, status: 'cancelled', by: 'customer', reason: draw.pick(demoReasons.customer) }
    : { ...end, status: 'cancelled', by: 'maker', reason: draw.pick(demoReasons.maker) };
}
