import { expect, test } from 'vitest';
import { curveThrough, mirrorPath, mirrorPoints, type Point, transformPath } from './geometry.ts';

const SLEEVE = 'M 414 304 C 372 330 346 390 326 452 L 234 724 Q 262 756 362 774 Z';

test('a mirrored path keeps its heights and swaps its sides about x = 600', () => {
  expect(mirrorPath('M 414 304 L 234,724 Z')).toBe('M 786 304 L 966 724 Z');
  expect(mirrorPath(mirrorPath(SLEEVE))).toBe(SLEEVE);
});

test('mirrored points lie as far from the middle on the other side', () => {
  expect(mirrorPoints([[500, 20]])).toEqual([[700, 20]]);
});

test('a path is scaled first, then moved', () => {
  expect(transformPath('M 100 200 L 300 400', 0.5, 2, 10, -20)).toBe('M 60.0 380.0 L 160.0 780.0');
});

test('a curve starts at its first point, passes through the middle ones and ends at its last', () => {
  const points: Point[] = [
    [0, 0],
    [50, 80],
    [100, 0],
  ];
  const curve = curveThrough(points, 18);
  expect(curve[0]).toEqual([0, 0]);
  expect(curve).toContainEqual([50, 80]);
  expect(curve.at(-1)).toEqual([100, 0]);
});
