import type { Field } from '../raster/image.ts';

/** What the outline of a garment that lies flat says. */
export interface Outline {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Its middle from left to right, and half the width of its trunk. */
  axis: number;
  half: number;
  /** Where sleeves end below, null without sleeves; where two legs part, null without legs. */
  armpit: number | null;
  crotch: number | null;
}

/** Shares of the height: over which a sleeve ends, and of the trunk’s width that must be gone then. */
const STEP = 0.05;
const GONE = 0.18;
/** Legs are at least so long. */
const LEGS = 0.12;

type Run = readonly [left: number, right: number];

/** From the first to the last covered pixel around a column of a row; null where that is not covered. */
export function runAt({ width, data }: Field, y: number, x: number): Run | null {
  const row = y * width;
  const middle = Math.round(x);
  if ((data[row + middle] as number) < 0.5) return null;
  let [left, right] = [middle, middle];
  while (left > 0 && (data[row + left - 1] as number) >= 0.5) left--;
  while (right < width - 1 && (data[row + right + 1] as number) >= 0.5) right++;
  return [left, right];
}

/** Px from the first to the last covered pixel of a row. */
export function spanAt({ width, data }: Field, y: number): number {
  const row = data.subarray(y * width, (y + 1) * width);
  const first = row.findIndex((value) => value >= 0.5);
  return first < 0 ? 0 : row.findLastIndex((value) => value >= 0.5) - first + 1;
}

/** Of an edge of the picture, the share from which on what it cuts is the garment and not a thread. */
const CUT = 0.03;

/** Whether the garment goes on beyond an edge of its picture. */
export function reachesEdge({ width, height, data }: Field): boolean {
  const isCut = (length: number, at: (k: number) => number): boolean => {
    let covered = 0;
    for (let k = 0; k < length; k++) if ((data[at(k)] as number) > 0.5) covered++;
    return covered > length * CUT;
  };
  // The outermost pixels are soft wherever a cut ends.
  return (
    [2, height - 3].some((y) => isCut(width, (x) => y * width + x)) ||
    [2, width - 3].some((x) => isCut(height, (y) => y * width + x))
  );
}

/** Measures what is covered; null when nothing is. */
export function outlineOf(cover: Field): Outline | null {
  const box = boxOf(cover);
  if (!box) return null;
  const { top, bottom, axis } = box;
  const height = bottom - top + 1;
  const widthAt = (y: number): number => {
    const run = runAt(cover, Math.min(bottom, Math.max(top, Math.round(y))), axis);
    return run ? run[1] - run[0] + 1 : 0;
  };
  const armpit = armpitOf(widthAt, top, height);
  const [from, to] = armpit === null ? [top + height * 0.2, top + height * 0.45] : [armpit, armpit + height * 0.15];
  const widths: number[] = [];
  for (let y = from; y <= Math.min(to, bottom); y++) widths.push(widthAt(y));
  const middling = widths.filter((width) => width > 0).sort((a, b) => a - b);
  const half = (middling[middling.length >> 1] ?? box.right - box.left) / 2;
  return { ...box, half, armpit, crotch: crotchOf(widthAt, box) };
}

function boxOf({ width, height, data }: Field) {
  let [top, bottom, left, right, sum, count] = [height, -1, width, -1, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((data[i] as number) < 0.5) continue;
      [top, bottom, left, right] = [Math.min(top, y), y, Math.min(left, x), Math.max(right, x)];
      sum += x;
      count++;
    }
  }
  return count === 0 ? null : { top, bottom, left, right, axis: sum / count };
}

/** The row below which the trunk is alone: the last of those where its width goes down at once. */
function armpitOf(widthAt: (y: number) => number, top: number, height: number): number | null {
  const step = Math.max(2, Math.round(height * STEP));
  let found: { y: number; gone: number } | null = null;
  for (let y = top; y < top + height * 0.75; y++) {
    const below = widthAt(y + step);
    const gone = widthAt(y) - below;
    if (below > 0 && gone > below * GONE && gone >= (found?.gone ?? 0)) found = { y: y + step, gone };
  }
  return found?.y ?? null;
}

/** The row from which the middle is open down to the hem. */
function crotchOf(widthAt: (y: number) => number, { top, bottom }: { top: number; bottom: number }): number | null {
  let y = bottom;
  while (y > top && widthAt(y) === 0) y--;
  return bottom - y > (bottom - top) * LEGS ? y + 1 : null;
}
