import { expect, it } from 'vitest';
import { pathOf, squaresOf, svgOf } from './qr.ts';

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

it('draws another code for another link', () => {
  expect(pathOf(squaresOf(LINK))).not.toBe(pathOf(squaresOf(`${LINK}A`)));
});

it('writes a file of its own', () => {
  const svg = svgOf(squaresOf(LINK));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
  expect(svg).toContain(pathOf(squaresOf(LINK)));
});
