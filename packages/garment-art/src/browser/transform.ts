// Where a shape is put: the affine matrices of `transform` attributes.
import { readNumber } from './values.ts';

/** a, b, c, d, e, f as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const NO_CHANGE: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that does `second` first and then `first`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const STEPS: Record<string, (...values: number[]) => Matrix> = {
  translate: (x = 0, y = 0) => [1, 0, 0, 1, x, y],
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  rotate: (degrees = 0) => {
    const turn = (degrees * Math.PI) / 180;
    return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
  },
};

/** Reads translate, rotate (about the origin) and scale in a row; throws at anything else. */
export function readTransform(text: string): Matrix {
  let matrix = NO_CHANGE;
  const rest = text.replace(/(translate|rotate|scale)\(([^()]*)\)/g, (_whole, name: string, values: string) => {
    const numbers = values
      .trim()
      .split(/[\s,]+/)
      .map(readNumber);
    if (numbers.length > (name === 'rotate' ? 1 : 2)) throw new Error(`${name}(${values}) cannot be drawn`);
    matrix = multiply(matrix, STEPS[name]!(...numbers));
    return '';
  });
  if (rest.trim()) throw new Error(`Transform "${text}" cannot be drawn`);
  return matrix;
}
