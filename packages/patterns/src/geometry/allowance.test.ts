import { expect, it } from 'vitest';
import { cuttingLine } from './allowance.ts';
import { boxOf, crossingOf, signedArea } from './polygon.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 200 },
  { x: 0, y: 200 },
];
const side = (n: number, allowance: number, turned = false) => {
  const [from, to] = [corners[n % 4], corners[(n + 1) % 4]];
  return { places: from && to ? [from, to] : [], allowance, turned };
};

it('adds to each side what is its own, whichever way round the outline runs', () => {
  const stretches = [side(0, 10), side(1, 15), side(2, 30, true), side(3, 0)];
  const expected = { left: 0, top: -10, right: 115, bottom: 230 };
  expect(boxOf(cuttingLine(stretches))).toEqual(expected);
  const reversed = stretches.map((each) => ({ ...each, places: each.places.toReversed() })).reverse();
  expect(boxOf(cuttingLine(reversed))).toEqual(expected);
});

it('lets a hem widen again, so that it lies on the piece when it is folded back', () => {
  const cut = cuttingLine([
    {
      places: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      allowance: 10,
      turned: false,
    },
    {
      places: [
        { x: 200, y: 0 },
        { x: 150, y: 200 },
      ],
      allowance: 10,
      turned: false,
    },
    {
      places: [
        { x: 150, y: 200 },
        { x: 50, y: 200 },
      ],
      allowance: 40,
      turned: true,
    },
    {
      places: [
        { x: 50, y: 200 },
        { x: 0, y: 0 },
      ],
      allowance: 10,
      turned: false,
    },
  ]);
  const widthAt = (y: number) => Math.max(...cut.filter((place) => Math.abs(place.y - y) < 0.01).map(({ x }) => x));
  expect(widthAt(240)).toBeGreaterThan(widthAt(200) + 9);
});

it('leaves no loop in a hollow that is narrower than the allowance', () => {
  const hollow = Array.from({ length: 33 }, (_, n) => ({
    x: 50 + 8 * Math.cos((Math.PI * n) / 32),
    y: 8 * Math.sin((Math.PI * n) / 32),
  }));
  const cut = cuttingLine([
    {
      places: [
        { x: 100, y: 100 },
        { x: 0, y: 100 },
        { x: 0, y: 0 },
        { x: 42, y: 0 },
      ],
      allowance: 12,
      turned: false,
    },
    { places: hollow.toReversed(), allowance: 12, turned: false },
    {
      places: [
        { x: 58, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
      allowance: 12,
      turned: false,
    },
  ]);
  expect(crossingOf(cut)).toBeNull();
  expect(Math.abs(signedArea(cut))).toBeGreaterThan(10_000);
});
