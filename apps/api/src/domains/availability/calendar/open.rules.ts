import type { Range } from '../slots.ts';

/** Whether some time lies whole in open hours; stretches that meet, as at midnight, count as one. */
export function isWithin({ from, to }: Range, open: readonly Range[]): boolean {
  let reached = from;
  for (const span of [...open].sort((one, two) => one.from - two.from))
    if (span.from <= reached) reached = Math.max(reached, span.to);
  return open.some((span) => span.from <= from && from < span.to) && reached >= to;
}
