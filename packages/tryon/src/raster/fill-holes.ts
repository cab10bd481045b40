import { blankField, type Field, type Image } from './image.ts';

/** Colours and how well each is known, 0…1. */
interface Known {
  width: number;
  height: number;
  /** 3 · width · height, 0…255. */
  colours: Float32Array;
  weights: Float32Array;
}

/**
 * The image with its unknown pixels filled from what is known around them, smoothly: known colours are averaged into ever
 * smaller copies, and what is missing is taken back from these (pull-push, Gortler et al. 1996). `known` is 0…1 per pixel.
 */
export function fillHoles(image: Image, known: Field): Image {
  const { width, height, data } = image;
  const whole: Known = { width, height, colours: new Float32Array(3 * width * height), weights: known.data.slice() };
  for (let pixel = 0; pixel < whole.weights.length; pixel++) {
    for (let k = 0; k < 3; k++) whole.colours[3 * pixel + k] = data[4 * pixel + k] as number;
  }
  fill(whole);
  const filled = new Uint8ClampedArray(data.length);
  for (let pixel = 0; pixel < whole.weights.length; pixel++) {
    for (let k = 0; k < 3; k++) filled[4 * pixel + k] = whole.colours[3 * pixel + k] as number;
    filled[4 * pixel + 3] = 255;
  }
  return { width, height, data: filled };
}

function fill(level: Known): void {
  if (level.width <= 2 || level.height <= 2) return;
  const smaller = pull(level);
  fill(smaller);
  push(level, smaller);
}

function pull({ width, height, colours, weights }: Known): Known {
  const half = blankField((width + 1) >> 1, (height + 1) >> 1);
  const mean = new Float32Array(3 * half.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const to = (y >> 1) * half.width + (x >> 1);
      const weight = weights[at] as number;
      if (weight === 0) continue;
      half.data[to] = (half.data[to] as number) + weight;
      for (let k = 0; k < 3; k++)
        mean[3 * to + k] = (mean[3 * to + k] as number) + (colours[3 * at + k] as number) * weight;
    }
  }
  for (let to = 0; to < half.data.length; to++) {
    const weight = half.data[to] as number;
    if (weight === 0) continue;
    for (let k = 0; k < 3; k++) mean[3 * to + k] = (mean[3 * to + k] as number) / weight;
    half.data[to] = Math.min(1, weight);
  }
  return { width: half.width, height: half.height, colours: mean, weights: half.data };
}

function push({ width, height, colours, weights }: Known, half: Known): void {
  const last = (count: number, index: number): number => Math.min(count - 1, index);
  for (let y = 0; y < height; y++) {
    const fromY = Math.max(0, (y - 0.5) / 2);
    const top = Math.floor(fromY);
    const bottom = last(half.height, top + 1);
    const down = fromY - top;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const weight = weights[at] as number;
      if (weight >= 1) continue;
      const fromX = Math.max(0, (x - 0.5) / 2);
      const left = Math.floor(fromX);
      const right = last(half.width, left + 1);
      const across = fromX - left;
      for (let k = 0; k < 3; k++) {
        const of = (row: number, column: number): number => half.colours[3 * (row * half.width + column) + k] as number;
        const upper = of(top, left) * (1 - across) + of(top, right) * across;
        const lower = of(bottom, left) * (1 - across) + of(bottom, right) * across;
        const guess = upper * (1 - down) + lower * down;
        colours[3 * at + k] = (colours[3 * at + k] as number) * weight + guess * (1 - weight);
      }
      weights[at] = 1;
    }
  }
}
