import { CHANNELS, type Picture } from './reduce.ts';

/** Where two pictures differ: a rectangle and how many pixels in it do. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  pixels: number;
}

/** By how much a colour may be off: what storing a picture small does to plain colours. */
const COLOUR_TOLERANCE = 5;
/** What it may be off besides, of the contrast around it: smoothing changes letters and edges, not plain colours. */
const CONTRAST_SHARE = 0.25;
/** As many differing pixels close together are something that a person sees. */
const LEAST_SPOT = 6;
/** How far from each other pixels may lie that belong together: letters have gaps. */
const REACH = [-2, -1, 0, 1, 2];

/**
 * Where two reduced pictures of the same size differ, the largest first; none where they look the same. A pixel is the
 * same when its colour lies between those of the other picture around it, so that nothing is made of a shift of less than
 * two pixels of the reduced picture, 8 of the screen. Each picture is held against the other: what is gone differs as
 * much as what has come. `strictness` above 1 lets less pass for the same.
 */
export function findSpots(expected: Picture, actual: Picture, strictness = 1): Spot[] {
  if (expected.width !== actual.width || expected.height !== actual.height)
    return [{ x: 0, y: 0, width: actual.width, height: actual.height, pixels: actual.width * actual.height }];
  const differing = new Uint8Array(actual.width * actual.height);
  markStrays(expected, actual, strictness, differing);
  markStrays(actual, expected, strictness, differing);
  return gather(differing, actual.width).sort((one, other) => other.pixels - one.pixels);
}

/** Marks the pixels of one picture whose colour the other has nowhere near. */
function markStrays(one: Picture, other: Picture, strictness: number, differing: Uint8Array): void {
  const least = COLOUR_TOLERANCE / strictness;
  for (let at = 0; at < one.pixels.length; at += 1) {
    const value = valueAt(one.pixels, at);
    // The other picture’s own pixel lies between those around it: most are settled by it alone.
    if (Math.abs(value - valueAt(other.pixels, at)) <= least) continue;
    const [low, high] = extremes(other, at);
    const [ownLow, ownHigh] = extremes(one, at);
    const tolerance = (COLOUR_TOLERANCE + CONTRAST_SHARE * Math.max(high - low, ownHigh - ownLow)) / strictness;
    if (value < low - tolerance || value > high + tolerance) differing[Math.floor(at / CHANNELS)] = 1;
  }
}

/** The lowest and the highest of a channel of a pixel and the eight around it. */
function extremes({ width, height, pixels }: Picture, at: number): [number, number] {
  const row = width * CHANNELS;
  const [x, y] = [at % row, Math.floor(at / row)];
  const [left, right] = [x < CHANNELS ? x : x - CHANNELS, x >= row - CHANNELS ? x : x + CHANNELS];
  let [low, high] = [255, 0];
  for (let down = Math.max(y - 1, 0); down <= Math.min(y + 1, height - 1); down += 1)
    for (let aside = left; aside <= right; aside += CHANNELS) {
      const value = valueAt(pixels, down * row + aside);
      if (value < low) low = value;
      if (value > high) high = value;
    }
  return [low, high];
}

const valueAt = (values: Uint8Array, at: number): number => values[at] ?? 0;

/** Gathers marked pixels that lie close together into spots; leaves out the small ones. */
function gather(marked: Uint8Array, width: number): Spot[] {
  const spots: Spot[] = [];
  const unseen = marked.slice();
  for (let start = unseen.indexOf(1); start !== -1; start = unseen.indexOf(1, start + 1)) {
    const found = takeSpot(unseen, width, start);
    if (found.length < LEAST_SPOT) continue;
    const [left, right] = range(found.map((at) => at % width));
    const [top, bottom] = range(found.map((at) => Math.floor(at / width)));
    spots.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels: found.length });
  }
  return spots;
}

/** The lowest and the highest of some numbers. */
function range(numbers: number[]): [number, number] {
  return [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
}

/** Takes a marked pixel and all that hang together with it away; returns where they were. */
function takeSpot(unseen: Uint8Array, width: number, start: number): number[] {
  const found = [start];
  unseen[start] = 0;
  for (let next = 0; next < found.length; next += 1) {
    const at = found[next] ?? 0;
    for (const down of REACH)
      for (const aside of REACH) {
        const column = (at % width) + aside;
        const neighbour = at + down * width + aside;
        if (column < 0 || column >= width || unseen[neighbour] !== 1) continue;
        unseen[neighbour] = 0;
        found.push(neighbour);
      }
  }
  return found;
}
