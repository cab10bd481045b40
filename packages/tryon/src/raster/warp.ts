import type { Point } from '../geometry.ts';
import { blankImage, halve, type Image } from './image.ts';

/** Cells of the grid that is laid over what is warped; a cell of a garment’s canvas is 25 px. */
const COLUMNS = 48;
const ROWS = 64;

/** A picture on a canvas, with smaller copies, so that what is drawn small is not jagged. */
export interface Sheet {
  /** Of the canvas, in whose units points are given: the picture may have fewer pixels. */
  width: number;
  height: number;
  /** The picture, its half and its quarter. */
  levels: readonly [Level, Level, Level];
}

/** What of a picture is not empty. */
interface Level {
  image: Image;
  /** Where it begins in the whole picture, and how large that is, px. */
  left: number;
  top: number;
  whole: { width: number; height: number };
}

/** Empty pixels that are left around what is not, as many as are one pixel of the smallest copy. */
const MARGIN = 4;

/** A part of a canvas’s picture: where it begins, and how large the whole of it would be, px. */
export interface Cutting {
  left: number;
  top: number;
  whole: { width: number; height: number };
}

/** The picture with its smaller copies, on a canvas of its own size unless told otherwise; what is empty is not kept. */
export function sheetOf(
  picture: Image,
  { width, height }: { width: number; height: number } = picture,
  // Of the picture itself nothing may stay, since that would keep all of its pixels.
  cutting: Cutting = { left: 0, top: 0, whole: { width: picture.width, height: picture.height } },
): Sheet {
  const [left, top, right, bottom] = boundsOf(picture);
  const image = cut(picture, left, top, right, bottom);
  const { whole } = cutting;
  return { width, height, levels: levelsOf({ image, left: cutting.left + left, top: cutting.top + top, whole }) };
}

/** The sheet with other pixels in the same places. */
export const repainted = (sheet: Sheet, image: Image): Sheet => ({
  ...sheet,
  levels: levelsOf({ ...sheet.levels[0], image }),
});

function levelsOf(level: Level): Sheet['levels'] {
  const half = halved(level);
  return [level, half, halved(half)];
}

const halved = ({ image, left, top, whole: { width, height } }: Level): Level => ({
  ...{ image: halve(image), left: left / 2, top: top / 2 },
  whole: { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) },
});

/** What holds all that is not empty, in whole pixels of the smallest copy. */
function boundsOf({ width, height, data }: Image): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  const down = (at: number): number => Math.max(0, Math.floor(at / MARGIN - 1) * MARGIN);
  const up = (at: number, most: number): number => Math.min(most, Math.ceil(at / MARGIN + 1) * MARGIN);
  return right === 0 ? [0, 0, 1, 1] : [down(left), down(top), up(right, width), up(bottom, height)];
}

function cut({ width, data }: Image, left: number, top: number, right: number, bottom: number): Image {
  const part = blankImage(right - left, bottom - top);
  for (let y = top; y < bottom; y++) {
    const row = 4 * y * width;
    part.data.set(data.subarray(row + 4 * left, row + 4 * right), 4 * (y - top) * part.width);
  }
  return part;
}

/**
 * Draws a picture so that each of its points comes to lie where `place` says, on an empty image of the given size. `place`
 * is asked at the corners of a grid; within a cell it is even.
 */
export function warp(sheet: Sheet, place: (point: Point) => Point, width: number, height: number): Image {
  const target = blankImage(width, height);
  const corners = placeCorners(sheet, place);
  const source = levelFor(corners, sheet);
  const ratio = source.whole.width / sheet.width;
  const cover = coveredCells(source);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (!cover[row * COLUMNS + column]) continue;
      const a = row * (COLUMNS + 1) + column;
      const c = a + COLUMNS + 1;
      drawTriangle(target, source, corners, ratio, [a, a + 1, c]);
      drawTriangle(target, source, corners, ratio, [a + 1, c + 1, c]);
    }
  }
  return target;
}

/** What of a canvas comes to lie within (0, 0) and a size, px: whole cells of the grid; null for none of it. */
export function seenOf(
  canvas: { width: number; height: number },
  place: (point: Point) => Point,
  { width, height }: { width: number; height: number },
): { x: number; y: number; width: number; height: number } | null {
  const corners = placeCorners(canvas, place);
  const across = COLUMNS + 1;
  let [left, top, right, bottom] = [COLUMNS, ROWS, 0, 0];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const a = row * across + column;
      const of = (k: number): number[] =>
        [a, a + 1, a + across, a + across + 1].map((at) => corners[4 * at + k] as number);
      const [xs, ys] = [of(0), of(1)];
      if (Math.max(...xs) < 0 || Math.min(...xs) > width || Math.max(...ys) < 0 || Math.min(...ys) > height) continue;
      [left, top] = [Math.min(left, column), Math.min(top, row)];
      [right, bottom] = [Math.max(right, column + 1), Math.max(bottom, row + 1)];
    }
  if (right === 0) return null;
  const [cellX, cellY] = [canvas.width / COLUMNS, canvas.height / ROWS];
  return { x: left * cellX, y: top * cellY, width: (right - left) * cellX, height: (bottom - top) * cellY };
}

/** For each corner of the grid: where it comes to lie, and where it is on the canvas. */
type Corners = Float64Array;

function placeCorners({ width, height }: Pick<Sheet, 'width' | 'height'>, place: (point: Point) => Point): Corners {
  const corners = new Float64Array(4 * (COLUMNS + 1) * (ROWS + 1));
  let at = 0;
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++, at += 4) {
      const from: Point = [(column / COLUMNS) * width, (row / ROWS) * height];
      const to = place(from);
      corners.set([to[0], to[1], from[0], from[1]], at);
    }
  }
  return corners;
}

/** The level at which a pixel of the picture is about a pixel of the target, measured down the middle. */
function levelFor(corners: Corners, { levels }: Sheet): Level {
  const middle = COLUMNS >> 1;
  const top = 4 * middle;
  const bottom = 4 * (ROWS * (COLUMNS + 1) + middle);
  const drawn = Math.hypot(
    (corners[bottom] as number) - (corners[top] as number),
    (corners[bottom + 1] as number) - (corners[top + 1] as number),
  );
  const halvings = Math.round(Math.log2(levels[0].whole.height / Math.max(1, drawn)));
  return levels[Math.max(0, Math.min(2, halvings))] as Level;
}

/** Which cells hold anything: most of a garment’s canvas is empty. */
function coveredCells({ image: { width, height, data }, left, top, whole }: Level): Uint8Array {
  const cover = new Uint8Array(COLUMNS * ROWS);
  for (let y = 0; y < height; y++) {
    const row = Math.min(ROWS - 1, Math.floor(((y + top) * ROWS) / whole.height)) * COLUMNS;
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] as number) === 0) continue;
      cover[row + Math.min(COLUMNS - 1, Math.floor(((x + left) * COLUMNS) / whole.width))] = 1;
    }
  }
  return cover;
}

function drawTriangle(
  target: Image,
  { image: source, left: shiftX, top: shiftY }: Level,
  corners: Corners,
  ratio: number,
  [a, b, c]: readonly [number, number, number],
): void {
  const of = (corner: number, k: number): number => corners[4 * corner + k] as number;
  const [ax, ay, bx, by, cx, cy] = [of(a, 0), of(a, 1), of(b, 0), of(b, 1), of(c, 0), of(c, 1)];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-6) return;
  // How the place in the picture changes with each pixel to the right and down.
  const change = (k: number): [dx: number, dy: number, at: number] => {
    const [u, v, w] = [of(a, k) * ratio, of(b, k) * ratio, of(c, k) * ratio];
    const dx = ((v - u) * (cy - ay) - (w - u) * (by - ay)) / area;
    const dy = ((w - u) * (bx - ax) - (v - u) * (cx - ax)) / area;
    return [dx, dy, u - dx * ax - dy * ay];
  };
  const [ux, uy, u0] = change(2);
  const [vx, vy, v0] = change(3);
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(target.height - 1, Math.ceil(Math.max(ay, by, cy) - 0.5) - 1);
  for (let y = top; y <= bottom; y++) {
    const middle = y + 0.5;
    // Pixels whose middle lies between the two edges that cross this row: those that share an edge never draw twice.
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    const cross = (x0: number, y0: number, x1: number, y1: number): void => {
      if (y0 === y1 || middle < Math.min(y0, y1) || middle >= Math.max(y0, y1)) return;
      const x = x0 + ((middle - y0) * (x1 - x0)) / (y1 - y0);
      left = Math.min(left, x);
      right = Math.max(right, x);
    };
    cross(ax, ay, bx, by);
    cross(bx, by, cx, cy);
    cross(cx, cy, ax, ay);
    const start = Math.max(0, Math.ceil(left - 0.5));
    const end = Math.min(target.width, Math.ceil(right - 0.5));
    if (start >= end) continue;
    let u = u0 + ux * (start + 0.5) + uy * middle - 0.5 - shiftX;
    let v = v0 + vx * (start + 0.5) + vy * middle - 0.5 - shiftY;
    for (let x = start, at = 4 * (y * target.width + start); x < end; x++, at += 4, u += ux, v += vx)
      sampleOver(target.data, at, source, u, v);
  }
}

/** Lays the picture’s colour at (u, v), between its four nearest pixels, over a pixel of the target. */
function sampleOver(to: Uint8ClampedArray, at: number, { width, height, data }: Image, u: number, v: number): void {
  const left = u < 0 ? 0 : u > width - 2 ? width - 2 : u | 0;
  const top = v < 0 ? 0 : v > height - 2 ? height - 2 : v | 0;
  const fx = u - left < 0 ? 0 : u - left > 1 ? 1 : u - left;
  const fy = v - top < 0 ? 0 : v - top > 1 ? 1 : v - top;
  const a = 4 * (top * width + left);
  const c = a + 4 * width;
  const [wa, wb, wc, wd] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  const alpha =
    (data[a + 3] as number) * wa +
    (data[a + 7] as number) * wb +
    (data[c + 3] as number) * wc +
    (data[c + 7] as number) * wd;
  if (alpha < 0.5) return;
  const rest = 1 - alpha / 255;
  for (let k = 0; k < 4; k++) {
    const value =
      (data[a + k] as number) * wa +
      (data[a + 4 + k] as number) * wb +
      (data[c + k] as number) * wc +
      (data[c + 4 + k] as number) * wd;
    to[at + k] = value + (to[at + k] as number) * rest;
  }
}
