import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { ESTIMATED } from '@adunni/contracts/tryon/estimates';
import { ESTIMATED as FOUND } from '@adunni/tryon/body/estimate';
import { bodyFromPose } from '@adunni/tryon/body/from-pose';
import { testPhoto } from '@adunni/tryon/photo/test-photo';
import { expect, it } from 'vitest';
import { compare, isComparable } from './compare.ts';

const LENGTHS = { height: 1720, 'bust-girth': 900, 'waist-girth': 700, 'hip-girth': 960 };
const profile = (values: Lengths = LENGTHS): MeasurementProfile => ({
  ...{ _id: 'one', version: 1, name: 'Amaka', figure: 'woman', ageGroup: 'adult' },
  current: { number: 1, unit: 'cm', values, method: 'alone', measuredBy: '', measuredOn: '2026-05-03', savedAt: '' },
});

function read() {
  const lengths = { height: 172, bust: 90, waist: 70, hips: 96 };
  const { mask, landmarks } = testPhoto({ build: 'woman', lengths, skin: [120, 80, 60] }, 480, 640);
  const body = bodyFromPose(landmarks, mask);
  return { width: 480, height: 640, mask: mask.data as Float32Array<ArrayBuffer>, body };
}

it('holds a photo against what was measured, and leaves out what was not', () => {
  const rows = compare(read(), profile());
  expect(rows?.map(({ measure }) => measure)).toEqual(['bust-girth', 'waist-girth', 'hip-girth']);
  for (const { measure, measured, difference } of rows ?? [])
    expect(Math.abs(difference) / measured, measure).toBeLessThan(0.1);
  expect(compare({ ...read(), body: null }, profile())).toBeNull();
  expect(compare(read(), profile({ ...LENGTHS, 'bust-girth': 1700 }))).toHaveLength(2);
});

it('offers profiles of adults with height, waist and something that a photo shows', () => {
  expect(isComparable(profile())).toBe(true);
  expect(isComparable(profile({ height: 1720, 'bust-girth': 900 }))).toBe(false);
  expect(isComparable({ ...profile(), ageGroup: 'child' })).toBe(false);
});

it('knows the lengths that the server takes', () => expect(FOUND).toEqual(ESTIMATED));
