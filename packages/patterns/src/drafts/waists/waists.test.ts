import { expect, it } from 'vitest';
import { distance } from '../../geometry/polygon.ts';
import { draftGarment } from '../garments.ts';
import { placedWaist } from './placed-waist.ts';
import { cutOfChord, finishedLength, waistLine } from './waist-line.ts';

const darts = (garment: 'straight-skirt' | 'trousers', waist: number) => {
  const measured = { height: 1650, 'bust-girth': 960, 'waist-girth': waist, 'hip-girth': 1040 };
  const { pieces } = draftGarment(garment, 'woman', measured, 'regular');
  return pieces.map(({ inner }) => inner.filter(({ kind }) => kind === 'dart').length / 2);
};

it('takes more darts the smaller the waist, and none from a skirt as wide at the waist as at the hips', () => {
  expect(darts('straight-skirt', 1040)).toEqual([0, 0, 0]);
  expect(darts('straight-skirt', 800)).toEqual([1, 2, 0]);
  expect(darts('straight-skirt', 600)).toEqual([2, 2, 0]);
  expect(darts('trousers', 1100).slice(0, 2)).toEqual([0, 1]);
});

it('places a waist between any centre and side without changing its length', () => {
  const [centre, side] = [
    { x: 250, y: -32 },
    { x: 20, y: -10 },
  ];
  const waist = waistLine({
    cut: cutOfChord(distance(centre, side), 190, 2),
    finished: 190,
    darts: 2,
    dartLength: 120,
  });
  const { edges } = placedWaist(waist, centre, side);
  expect(finishedLength(waist)).toBeCloseTo(190, 3);
  expect(finishedLength({ ...waist, edges })).toBeCloseTo(190, 3);
  expect(distance(edges[0]?.path.start() ?? centre, side)).toBeLessThan(0.01);
  expect(distance(edges.at(-1)?.path.end() ?? side, centre)).toBeLessThan(0.01);
});
