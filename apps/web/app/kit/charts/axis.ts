/** Most steps that a scale is cut into. */
const MOST_STEPS = 5;
/** Steps that are easily counted by, in each power of ten. */
const ROUND = [1, 2, 2.5, 5, 10];

/** Where an axis begins and ends, and what it says in between. */
export interface Axis {
  domain: [number, number];
  ticks: number[];
}

/** An axis for amounts: from nothing to a round number, and below nothing only as far as they go. */
export function axisOf(amounts: readonly number[]): Axis {
  const most = Math.max(0, ...amounts);
  const least = Math.min(0, ...amounts);
  if (most === least) return { domain: [0, 1], ticks: [0] };
  const step = roundStep((most - least) / MOST_STEPS);
  const [first, last] = [Math.ceil(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
  return { domain: [least, tidy(last * step)], ticks };
}

/** The next round step that is not smaller. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return power * (ROUND.find((round) => round * power >= atLeast) ?? 10);
}

/** Takes off what adding fractions leaves, and the sign of nothing. */
const tidy = (amount: number): number => Number(amount.toPrecision(12)) + 0;
