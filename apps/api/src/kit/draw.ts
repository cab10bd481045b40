/** Chance that repeats itself: the same seed makes the same draws in the same order. */
export interface Draw {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A number of the range. */
  between(low: number, high: number): number;
  /** A whole number of the range, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** One of the list, each as likely as its weight. */
  weigh<T>(list: readonly T[], weightOf: (item: T) => number): T;
}

/** Begins to draw; mulberry32, which is even enough for made-up data and for nothing else. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const item = <T>(list: readonly T[], index: number): T => {
    if (index >= list.length) throw new RangeError('there is nothing to draw from');
    return list[index] as T;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => item(list, Math.floor(next() * list.length)),
    weigh(list, weightOf) {
      let left = next() * list.reduce((sum, one) => sum + weightOf(one), 0);
      const found = list.findIndex((one) => {
        left -= weightOf(one);
        return left < 0;
      });
      return item(list, found < 0 ? list.length - 1 : found);
    },
  };
}
