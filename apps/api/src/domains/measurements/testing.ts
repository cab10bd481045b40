import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type { SentMeasurements } from '@adunni/contracts/measurements/forms';
import { createMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';

/** A body that nothing is odd about. */
export const LENGTHS: Lengths = {
  height: 1680,
  'shoulder-width': 400,
  'bust-girth': 920,
  'under-bust-girth': 780,
  'waist-girth': 740,
  'hip-girth': 1000,
  'outside-leg-length': 1030,
};

/** Measurements as their form sends them. */
export const measured = (change: Partial<SentMeasurements> = {}): SentMeasurements => ({
  name: 'Amaka',
  figure: 'woman',
  ageGroup: 'adult',
  unit: 'cm',
  values: LENGTHS,
  method: 'alone',
  measuredOn: '2026-05-03',
  ...change,
});

/** Keeps a profile of a person. */
export async function saveProfile(
  test: TestApp,
  person: TestPerson,
  change: Partial<SentMeasurements> = {},
): Promise<MeasurementProfile> {
  const { status, body, error } = await test.call(createMeasurements, { body: measured(change) }, person);
  if (status !== 201) throw new Error(JSON.stringify(error));
  return body.profile;
}
