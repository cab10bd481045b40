import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type { SentMeasurements } from '@adunni/contracts/measurements/forms';
import { createMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { getOrder } from '@adunni/contracts/orders/orders';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { payDue } from '../orders/staff/testing.ts';
import { customerWith, place, type TestShop } from '../orders/testing.ts';

/** A body that nothing is odd about. */
export const LENGTHS: Lengths = {
  height: 1680,
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

/** What somebody bought of a shop: a gown from a profile of theirs. */
export interface MeasuredOrder {
  customer: TestPerson;
  profile: MeasurementProfile;
  orderId: string;
  partId: string;
  itemId: string;
}

/** Buys a made-to-measure gown for which the customer names a profile, and pays. */
export async function buyMeasured(
  test: TestApp,
  shop: TestShop,
  change: Partial<SentMeasurements> = {},
): Promise<MeasuredOrder> {
  const customer = await signInAs(test);
  const profile = await saveProfile(test, customer, change);
  await customerWith(test, [{ ...shop.gown, quantity: 1, measurementProfileId: profile._id }], customer);
  const { status, body, error } = await place(test, customer);
  if (status !== 201) throw new Error(JSON.stringify(error));
  const orderId = body.order._id;
  await payDue(test, customer, orderId);
  const [part] = (await test.call(getOrder, { params: { orderId } }, customer)).body.order.parts;
  return { customer, profile, orderId, partId: part?._id ?? '', itemId: part?.items[0]?._id ?? '' };
}
