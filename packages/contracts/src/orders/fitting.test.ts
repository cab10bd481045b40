import { expect, it } from 'vitest';
import { begunAt, fittingFrom } from './fitting.ts';

const at = (day: number) => new Date(Date.UTC(2026, 11, day, 12));
const PART = { stage: 'confirmed', begunAt: at(1), readyBy: at(31) } as const;

it('is two thirds into the making, by the day that was promised last', () => {
  expect(fittingFrom(PART, at(2))).toEqual(at(21));
  expect(fittingFrom({ ...PART, readyBy: at(16) }, at(2))).toEqual(at(11));
  expect(fittingFrom({ ...PART, begunAt: at(16) }, at(17))).toEqual(at(26));
});

it('is now once it can be tried on, by its stage or since that day has come', () => {
  expect(fittingFrom(PART, at(21))).toBeNull();
  expect(fittingFrom({ ...PART, stage: 'sewing' }, at(2))).toEqual(at(21));
  expect(fittingFrom({ ...PART, stage: 'first-fitting' }, at(2))).toBeNull();
  expect(fittingFrom({ ...PART, readyBy: at(1) }, at(2))).toBeNull();
});

it('begins with the measurements as they were confirmed last, else with the order', () => {
  const placedAt = at(1).toISOString();
  const confirmed = (day: number, readyBy: string | null = null) =>
    ({ stage: 'measurements-confirmed', readyBy, at: at(day).toISOString() }) as const;
  expect(begunAt([], placedAt)).toEqual(at(1));
  expect(begunAt([confirmed(4), confirmed(9), confirmed(12, placedAt)], placedAt)).toEqual(at(9));
});
