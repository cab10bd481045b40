import { expect, it } from 'vitest';
import { girthOfSize, sizeEases, sizesWithGirth } from './sizes.ts';

it('knows for whose chest a label is by its chart, of women’s bottoms for whose hips, and goes on above it', () => {
  expect(girthOfSize('women', 'whole', 'UK 12')).toBe(88);
  expect(girthOfSize('women', 'bottom', 'UK 12')).toBe(94);
  expect(girthOfSize('women', 'whole', 'L')).toBe(98.5);
  expect(girthOfSize('women', 'whole', 'S/M')).toBe(86);
  expect(girthOfSize('men', 'top', 'M')).toBe(96.5);
  expect(girthOfSize('men', 'top', 'XXL')).toBe(127);
});

it('knows nothing of what has no chart, of headwear, and of labels that are not on the chart', () => {
  expect(girthOfSize('none', 'whole', 'M')).toBeNull();
  expect(girthOfSize('men', 'head', 'M')).toBeNull();
  expect(girthOfSize('men', 'whole', 'UK 12')).toBeNull();
  expect(sizesWithGirth('women', 'whole', ['One size', 'S', 'M/tall', 'UK 8'])).toEqual(['S', 'UK 8']);
});

it('takes each size once, within what cloth can be cut to', () => {
  const fits = (...sizes: [string, number][]) =>
    sizeEases.safeParse(sizes.map(([label, ease]) => ({ label, ease }))).success;
  expect(fits(['S', 8], ['M', 8.5])).toBe(true);
  expect([fits(['S', 8], ['S', 9]), fits(['S', -21]), fits(['S', 251]), fits(['', 1])]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
