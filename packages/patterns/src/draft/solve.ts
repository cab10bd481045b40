/**
 * The number between `least` and `most` at which a growing function comes to `wanted`: the nearer end when it never does.
 * Halves the span 40 times, so it ends within a billionth of it.
 */
export function solve(wanted: number, least: number, most: number, grows: (value: number) => number): number {
  let [low, high] = [least, most];
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2;
    if (grows(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
