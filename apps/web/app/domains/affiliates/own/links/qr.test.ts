import { expect, it } from 'vitest';
import { pathOf, squaresOf, svgOf } from './qr.ts';

/** A code of this version has 29 squares to a side, and its words in one row. */
const SIDE = 29;
const LINK = 'https://adunni.example/products?ref=TOLU';

it('draws the three corners by which readers find a code, within a white margin', () => {
  const { side, dark } = squaresOf(LINK);
  const isDark = (x: number, y: number) => dark.some(([atX, atY]) => atX === x && atY === y);
  for (const [left, top] of [
    [4, 4],
    [side - 11, 4],
    [4, side - 11],
  ] as const) {
    const row = Array.from({ length: 7 }, (_, at) => isDark(left + at, top + 2));
    expect(row).toEqual([true, false, true, true, true, false, true]);
  }
  expect(dark.every(([x, y]) => Math.min(x, y) >= 4 && Math.max(x, y) < side - 4)).toBe(true);
});

it('holds the link, as a reader of codes finds it in the file', () => {
  expect(readQr(svgOf(squaresOf(LINK)))).toBe(LINK);
});

it('draws another code for another link', () => {
  expect(pathOf(squaresOf(LINK))).not.toBe(pathOf(squaresOf(`${LINK}A`)));
});

it('writes a file of its own', () => {
  const svg = svgOf(squaresOf(LINK));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
  expect(svg).toContain(pathOf(squaresOf(LINK)));
});

/** The text in the file of a code, read as the standard says: by its mask, in columns of two from the lower right. */
function readQr(svg: string): string {
  const dark = new Set(
    [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`),
  );
  const isDark = (x: number, y: number): boolean => dark.has(`${x} ${y}`);
  // The mask stands beside the upper left corner, itself masked by 101.
  const mask = [2, 3, 4].reduce((sum, x) => sum * 2 + Number(isDark(x, 8)), 0) ^ 0b101;
  const bits: boolean[] = [];
  for (let right = SIDE - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right -= 1;
    for (let step = 0; step < SIDE; step += 1) {
      const y = isUp ? SIDE - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(isDark(x, y) !== isMasked(mask, x, y));
    }
  }
  const numberAt = (at: number, length: number): number =>
    bits.slice(at, at + length).reduce((sum, bit) => sum * 2 + Number(bit), 0);
  const bytes = Array.from({ length: numberAt(4, 8) }, (_, at) => numberAt(12 + 8 * at, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Whether a square is part of every code: corners with what says its mask, timing, and the small square. */
const isFixed = (x: number, y: number): boolean =>
  (x < 9 && (y < 9 || y >= SIDE - 8)) ||
  (x >= SIDE - 8 && y < 9) ||
  x === 6 ||
  y === 6 ||
  (Math.abs(x - 22) <= 2 && Math.abs(y - 22) <= 2);

/** Whether a mask turns a square. */
function isMasked(mask: number, x: number, y: number): boolean {
  const product = x * y;
  const masks = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    (((x + y) % 2) + (product % 3)) % 2,
  ];
  return masks[mask] === 0;
}
