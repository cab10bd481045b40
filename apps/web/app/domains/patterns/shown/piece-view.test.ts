import { expect, it } from 'vitest';
import { centreOf, drawnWidth } from './piece-view.ts';

const drawing = { width: 2000, height: 1000 };
const whole = { x: 0, y: 0, ...drawing };

it('fits all pieces, or one of them, by width and height', () => {
  expect(drawnWidth(whole, drawing, 1)).toBe('min(1.000 * 100%, 2.000 * var(--room-height))');
  expect(drawnWidth({ x: 500, y: 0, width: 500, height: 1000 }, drawing, 1)).toBe(
    'min(3.760 * 100%, 1.880 * var(--room-height))',
  );
  expect(drawnWidth(whole, drawing, 3)).toBe('min(3.000 * 100%, 6.000 * var(--room-height))');
});

it('knows the middle of a piece as shares of the drawing', () => {
  expect(centreOf({ x: 500, y: 250, width: 1000, height: 250 }, drawing)).toEqual({ x: 0.5, y: 0.375 });
});
