import { expect, test } from 'vitest';
import { fold, pleats, symmetric } from './pleats.ts';

test('a fold takes its points in pairs and its end sizes from pairs', () => {
  expect(fold([1, 2, 3, 4], 9, [8, -3], 0.4)).toEqual({
    points: [
      [1, 2],
      [3, 4],
    ],
    startWidth: 9,
    startHeight: 8,
    endHeight: -3,
    tailFade: 0.4,
  });
});

test('pleats alternate between ridge and valley and span both lines', () => {
  const fan = pleats([0, 0], [100, 0], [0, 500], [300, 500], 5, { width: [10, 20], height: [4, 8] });
  expect(fan.map((stroke) => Math.sign(stroke.startHeight))).toEqual([1, -1, 1, -1, 1]);
  expect(fan[0]!.points[0]).toEqual([0, 0]);
  expect(fan[4]!.points[0]).toEqual([100, 0]);
  expect(fan.every((stroke) => stroke.points.at(-1)![1] === 500)).toBe(true);
});

test('symmetric strokes come in mirrored pairs of the same height', () => {
  const strokes = symmetric([fold([500, 300, 480, 600], 12, -6)]);
  expect(strokes).toHaveLength(2);
  expect(strokes[1]).toEqual({
    ...strokes[0],
    points: [
      [700, 300],
      [720, 600],
    ],
  });
});
