import type { Place } from './path.ts';

export const distance = (a: Place, b: Place): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Length of a line through places, in mm. */
export const lengthOf = (places: readonly Place[]): number =>
  places.reduce((sum, place, n) => sum + (n ? distance(places[n - 1] ?? place, place) : 0), 0);

/** Twice signed; positive when the places run clockwise on paper, where y runs down. In mm². */
export function signedArea(places: readonly Place[]): number {
  let sum = 0;
  places.forEach((a, n) => {
    const b = places[(n + 1) % places.length] ?? a;
    sum += a.x * b.y - b.x * a.y;
  });
  return sum / 2;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(places: readonly Place[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of places) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Without places that lie on the one before. */
export function withoutRepeats(places: readonly Place[], closed = true): Place[] {
  const kept: Place[] = [];
  for (const place of places) {
    const before = kept.at(-1);
    if (!before || distance(before, place) > 1e-4) kept.push(place);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (closed && kept.length > 1 && first && last && distance(first, last) <= 1e-4) kept.pop();
  return kept;
}

const side = (a: Place, b: Place, c: Place): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether two straight pieces cross within both; touching ends do not count. */
export function cross(a: Place, b: Place, c: Place, d: Place): boolean {
  return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6;
}

/** The first place near which a closed outline crosses itself, or null. */
export function crossingOf(outline: readonly Place[]): Place | null {
  const ends = outline.map((from, n) => {
    const to = outline[(n + 1) % outline.length] ?? from;
    return { from, to, ...boxOf([from, to]) };
  });
  for (const [n, one] of ends.entries())
    for (const other of ends.slice(n + 1)) {
      if (other.left > one.right || other.right < one.left || other.top > one.bottom || other.bottom < one.top)
        continue;
      if (cross(one.from, one.to, other.from, other.to)) return one.from;
    }
  return null;
}

/** How wide an outline is at a height: the sum of what lies within it, in mm. */
export function widthAt(outline: readonly Place[], y: number): number {
  const xs: number[] = [];
  outline.forEach((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y) xs.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  });
  xs.sort((a, b) => a - b);
  let width = 0;
  for (let n = 1; n < xs.length; n += 2) width += (xs[n] ?? 0) - (xs[n - 1] ?? 0);
  return width;
}

/** Whether a place lies within an outline. */
export function contains(outline: readonly Place[], { x, y }: Place): boolean {
  let inside = false;
  outline.forEach((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}
