import { expect, it } from 'vitest';
import { settingsForm } from '../settings/forms.ts';
import { DEFAULT_SETTINGS, settings } from '../settings/settings.ts';
import { beyondLimits, isSamePolicy, limitsOf, usualPolicy, withinLimits } from './cancellation-policy.ts';

const usual = usualPolicy(DEFAULT_SETTINGS);
const strict = { ...usual, freeHours: 168, maxMoves: 0, latePercent: 100, graceMinutes: 5 };

it('counts what lies beyond the limits as the limit, and says what', () => {
  const limits = limitsOf({ ...DEFAULT_SETTINGS, mostChangeHours: 48, leastMoves: 1, mostLatePercent: 60 });
  expect(withinLimits(strict, limits)).toEqual({ ...strict, freeHours: 48, maxMoves: 1, latePercent: 60 });
  expect(beyondLimits(strict, limits)).toEqual([
    { name: 'freeHours', chosen: 168, counts: 48 },
    { name: 'maxMoves', chosen: 0, counts: 1 },
    { name: 'latePercent', chosen: 100, counts: 60 },
  ]);
  expect(beyondLimits(strict, limitsOf(DEFAULT_SETTINGS))).toEqual([]);
});

it('starts a new service within the limits', () => {
  expect(usual).toMatchObject({ freeHours: 24, moveHours: 24, maxMoves: 2, keptOf: 'deposit', graceMinutes: 15 });
  expect(usualPolicy({ ...DEFAULT_SETTINGS, mostGraceMinutes: 10 }).graceMinutes).toBe(10);
});

it('tells terms apart by every part of them', () => {
  expect(isSamePolicy(usual, { ...usual })).toBe(true);
  expect(isSamePolicy(usual, { ...usual, keptOf: 'paid' })).toBe(false);
  expect(isSamePolicy(usual, { ...usual, noShowPercent: 99 })).toBe(false);
});

it('refuses limits that leave nothing to choose, and usual terms beyond them', () => {
  const form = settings.encode(DEFAULT_SETTINGS);
  const fieldsOf = (change: object) =>
    settingsForm.safeParse({ ...form, ...change }).error?.issues.map(({ path }) => path.join('.'));
  expect(fieldsOf({})).toBeUndefined();
  expect(fieldsOf({ leastMoves: 4, mostMoves: 3 })).toEqual(['mostMoves']);
  expect(fieldsOf({ mostChangeHours: 12 })).toEqual(['freeChangeHours']);
});
