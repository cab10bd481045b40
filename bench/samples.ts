/** How long requests took, in ms. */
export interface Spread {
  p50: number;
  p95: number;
  highest: number;
}

/** Median, 95th percentile and highest of some times in ms. */
export function spreadOf(times: readonly number[]): Spread {
  const inOrder = [...times].sort((a, b) => a - b);
  const at = (share: number) => inOrder[Math.ceil(inOrder.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95), highest: inOrder.at(-1) ?? 0 };
}
