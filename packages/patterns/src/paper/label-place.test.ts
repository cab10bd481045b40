import { expect, it } from 'vitest';
import { labelPlace } from './label-place.ts';

const outline = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 400 },
  { x: 0, y: 400 },
];
const grain = [
  { x: 100, y: 200 },
  { x: 100, y: 380 },
] as const;
const lines = ['Front', 'Cut 1'];

it('puts letters below what is drawn in a piece', () => {
  const pocket = { left: 20, top: 10, right: 180, bottom: 150 };
  expect(labelPlace(outline, lines, grain).top).toBeLessThan(150);
  expect(labelPlace(outline, lines, grain, [pocket]).top).toBeGreaterThan(150);
});

it('puts them over it when nothing else is free', () => {
  const everywhere = { left: 0, top: 0, right: 200, bottom: 400 };
  expect(labelPlace(outline, lines, grain, [everywhere])).toEqual(labelPlace(outline, lines, grain));
});
