/** Milliseconds from an order to each of the two pictures. */
export interface Times {
  rough: number;
  sharp: number;
}

/** The one in the middle. */
export const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Each picture’s median. */
export const medians = (runs: readonly Times[]): Times => ({
  rough: medianOf(runs.map(({ rough }) => rough)),
  sharp: medianOf(runs.map(({ sharp }) => sharp)),
});

/** Both in whole ms, as cells of a table; bold where a bar is missed. */
export const inMs = ({ rough, sharp }: Times, bars: Times = { rough: Infinity, sharp: Infinity }): string[] =>
  [[rough, bars.rough] as const, [sharp, bars.sharp] as const].map(([time, bar]) =>
    time > bar ? `**${Math.round(time)}**` : String(Math.round(time)),
  );
