import type { SentMeasurements } from '@adunni/contracts/measurements/forms';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { getOrder } from '@adunni/contracts/orders/orders';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { saveProfile } from '../../measurements/testing.ts';
import { payDue } from '../staff/testing.ts';
import { customerWith, place, type TestShop } from '../testing.ts';

/** What somebody bought of a shop: a gown, which its part consists of. */
export interface Waiting {
  customer: TestPerson;
  orderId: string;
  partId: string;
  itemId: string;
}

/** The same from a profile of theirs. */
export interface MeasuredOrder extends Waiting {
  profile: MeasurementProfile;
}

/** Buys a gown that is to be measured later, or as `line` says, and pays. */
export async function buyUnmeasured(
  test: TestApp,
  shop: TestShop,
  line: object = { measureLater: true },
  as?: TestPerson,
): Promise<Waiting> {
  const customer = await customerWith(test, [{ ...shop.gown, quantity: 1, ...line }], as);
  const { status, body, error } = await place(test, customer);
  if (status !== 201) throw new Error(JSON.stringify(error));
  const orderId = body.order._id;
  await payDue(test, customer, orderId);
  const [part] = (await test.call(getOrder, { params: { orderId } }, customer)).body.order.parts;
  return { customer, orderId, partId: part?._id ?? '', itemId: part?.items[0]?._id ?? '' };
}

/** Buys a made-to-measure gown for which the customer names a profile, and pays. */
export async function buyMeasured(
  test: TestApp,
  shop: TestShop,
  change: Partial<SentMeasurements> = {},
): Promise<MeasuredOrder> {
  const customer = await signInAs(test);
  const profile = await saveProfile(test, customer, change);
  return { profile, ...(await buyUnmeasured(test, shop, { measurementProfileId: profile._id }, customer)) };
}
