/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through points (Catmull–Rom as Bézier curves), as an SVG path; a closed one ends where it began. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const [first] = points;
  if (!first) return '';
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...out, ...into, ...to].map(round).join(' ')}`;
  });
  return `M${first.join(' ')}${pieces.join('')}${closed ? 'Z' : ''}`;
}

/** The other half of a figure: points mirrored at its middle, in reverse, so that the outline goes on. */
export const mirrored = (points: readonly Point[], middle: number): Point[] =>
  points.map(([x, y]): Point => [2 * middle - x, y]).reverse();
