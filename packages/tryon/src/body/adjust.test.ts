import { expect, it } from 'vitest';
import { distance } from '../geometry.ts';
import { ADJUSTABLE_POINTS, adjustablePoints, adjustBody, movePoints } from './adjust.ts';
import { type Body, TEMPLATE } from './body.ts';

const body: Body = {
  ...TEMPLATE,
  head: { templeR: [545, 150], templeL: [655, 150], brow: [600, 135], chin: [600, 250] },
};

it('leaves a body as it is when nothing is moved, and takes along what hangs on a point that is', () => {
  expect(adjustBody(body, {})).toEqual(body);
  const adjusted = adjustBody(body, { hipR: [436, 810], templeR: [545, 140], templeL: [655, 140], elbowL: [840, 560] });
  expect([adjusted.hipR, adjusted.hipJR, adjusted.hipJL]).toEqual([[436, 810], [510, 810], body.hipJL]);
  expect([adjusted.head.brow, adjusted.head.chin]).toEqual([
    [600, 125],
    [600, 250],
  ]);
  expect([adjusted.elbowL, adjusted.elbowR]).toEqual([[840, 560], body.elbowR]);
});

it('grows, turns and shifts all points alike', () => {
  const points = adjustablePoints(body);
  const moved = movePoints(points, { grow: 1.5, turn: Math.PI / 2, shift: [10, -5] });
  for (const a of ADJUSTABLE_POINTS)
    for (const b of ADJUSTABLE_POINTS)
      expect(distance(moved[a], moved[b]), `${a} ${b}`).toBeCloseTo(1.5 * distance(points[a], points[b]), 6);
  // A quarter turn clockwise brings what was at the left of the picture to its top.
  expect(moved.shoulderR[1]).toBeLessThan(moved.shoulderL[1]);
  expect(movePoints(points, {})).toEqual(points);
});
