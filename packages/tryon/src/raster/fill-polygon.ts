import { type Point, subtract } from '../geometry.ts';
import { blankField, type Field } from './image.ts';

/**
 * How much of each pixel lies within a closed polygon, 0…1. Each edge leaves the exact area that it cuts off in its row,
 * and a running sum along the row fills what is between (as font rasterisers do).
 */
export function fillPolygon(points: readonly Point[], width: number, height: number): Field {
  const field = blankField(width, height);
  paintPolygon(field, points);
  return field;
}

/** Raises each pixel of a field to how much of it lies within a closed polygon; looks at no others than those around it. */
export function paintPolygon(field: Field, points: readonly Point[]): void {
  const [left, right] = within(points, 0, field.width);
  const [top, bottom] = within(points, 1, field.height);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const sums = new Float32Array(width * height + 1);
  const corner: Point = [left, top];
  const shifted = points.map((point) => subtract(point, corner));
  shifted.forEach((from, index) => {
    addEdge(sums, width, height, from, shifted[(index + 1) % shifted.length] as Point);
  });
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0, from = y * width, at = (y + top) * field.width + left; x < width; x++, from++, at++) {
      sum += sums[from] as number;
      const here = Math.min(1, Math.abs(sum));
      if (here > (field.data[at] as number)) field.data[at] = here;
    }
  }
}

/** The columns or rows that points lie in, from the first to the one after the last, 0…most. */
function within(points: readonly Point[], axis: 0 | 1, most: number): [from: number, to: number] {
  const values = points.map((point) => point[axis]);
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(most, Math.ceil(Math.max(...values)) + 1)];
}

function addEdge(sums: Float32Array, width: number, height: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const direction = from[1] < to[1] ? 1 : -1;
  const [top, bottom] = direction > 0 ? [from, to] : [to, from];
  const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
  const end = Math.min(height, bottom[1]);
  for (let y = Math.max(0, top[1]); y < end; ) {
    const row = Math.floor(y);
    const next = Math.min(row + 1, end);
    addStretch(sums, row * width, width, {
      left: top[0] + (y - top[1]) * slope,
      right: top[0] + (next - top[1]) * slope,
      area: direction * (next - y),
    });
    y = next;
  }
}

/**
 * Within one row: what lies to the right of the stretch is covered by its height. What lies before the first column covers
 * all of the row, what lies behind the last covers nothing of it.
 */
function addStretch(
  sums: Float32Array,
  row: number,
  width: number,
  { left, right, area: whole }: { left: number; right: number; area: number },
): void {
  const put = (x: number, value: number): void => {
    if (x < width) sums[row + x] = (sums[row + x] as number) + value;
  };
  const [least, most] = [Math.min(left, right), Math.max(left, right)];
  const low = Math.min(width, Math.max(0, least));
  const high = Math.min(width, Math.max(0, most));
  const across = most - least;
  const area = across > 0 ? whole * ((high - low) / across) : whole;
  if (least < 0 && across > 0) put(0, whole * ((Math.min(0, most) - least) / across));
  const first = Math.floor(low);
  const last = Math.ceil(high);
  if (last <= first + 1) {
    const middle = (low + high) / 2 - first;
    put(first, area * (1 - middle));
    put(first + 1, area * middle);
    return;
  }
  const per = area / (high - low);
  let before = 0;
  for (let x = first; x < last; x++) {
    const covered = per * integral(low, high, x);
    put(x, covered - before);
    before = covered;
  }
  put(last, area - before);
}

/** Area to the right of a slope from low to high, within the column x, per unit of the slope’s steepness. */
function integral(low: number, high: number, x: number): number {
  const start = Math.max(low, x);
  const end = Math.min(high, x + 1);
  const reached = start - low;
  const across = end - start;
  return reached * across + (across * across) / 2 + (reached + across) * (x + 1 - end);
}
