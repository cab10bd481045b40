import { clamp } from '../geometry.ts';
import { blankField, type Field } from './image.ts';

/** The mean over a square of 2 · radius + 1 px, `passes` times: two are near a bell curve. */
export function blur(field: Field, radius: number, passes = 2): Field {
  const reach = Math.max(1, Math.round(radius));
  const [rows, mean] = [blankField(field.width, field.height), blankField(field.width, field.height)];
  for (let pass = 0; pass < passes; pass++) {
    meanOfRows(pass === 0 ? field : mean, reach, rows);
    meanOfColumns(rows, reach, mean);
  }
  return mean;
}

function meanOfRows({ width, height, data }: Field, reach: number, mean: Field): void {
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += data[row + clamp(i, 0, width - 1)] as number;
    for (let x = 0; x < width; x++) {
      mean.data[row + x] = sum * share;
      sum +=
        (data[row + Math.min(width - 1, x + reach + 1)] as number) - (data[row + Math.max(0, x - reach)] as number);
    }
  }
}

/** By rows of sums, since walking down a column misses the processor’s cache at every step. */
function meanOfColumns({ width, height, data }: Field, reach: number, mean: Field): void {
  const share = 1 / (2 * reach + 1);
  const sums = new Float32Array(width);
  for (let i = -reach; i <= reach; i++) {
    const row = clamp(i, 0, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (data[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const [row, enters, leaves] = [y, Math.min(height - 1, y + reach + 1), Math.max(0, y - reach)].map(
      (r) => r * width,
    ) as [number, number, number];
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number;
      mean.data[row + x] = sum * share;
      sums[x] = sum + (data[enters + x] as number) - (data[leaves + x] as number);
    }
  }
}
