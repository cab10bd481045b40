import { expect, it } from 'vitest';
import { widthFor } from './width-for.ts';

it.each([
  ['a phone', { width: 390, height: 520 }, 3, 792],
  ['a desk', { width: 640, height: 853 }, 1, 648],
  ['a wide, low stage, by its height', { width: 900, height: 400 }, 1, 360],
  ['a large sharp screen, at the most', { width: 1200, height: 1600 }, 2, 912],
  ['a place that has no size yet', { width: 0, height: 0 }, 1, 360],
])('draws as many px as %s shows', (_what, place, ratio, width) => {
  expect(widthFor(place, ratio)).toBe(width);
});

it('is whole in height, and at half the size', () => {
  for (let width = 300; width < 1000; width += 7) {
    const px = widthFor({ width, height: 2000 }, 1);
    expect([(px * 4) % 3, (px * 2) % 3, px % 2]).toEqual([0, 0, 0]);
  }
});
