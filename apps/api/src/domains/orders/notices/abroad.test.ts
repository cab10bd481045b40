import { getOrder } from '@adunni/contracts/orders/orders';
import { acceptPart } from '@adunni/contracts/orders/work';
import { MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addService, addServiceCategory } from '../../services/testing.ts';
import { bellOf, mailsOf } from '../balance/testing.ts';
import { partFor, payDue } from '../staff/testing.ts';
import { ADDRESS, customerWith, openShop, place, type TestShop } from '../testing.ts';

const LONDON = { ...ADDRESS, countryCode: 'GB', state: '', lga: '', city: 'London', postcode: 'E8 1AB' };

let test: TestApp;
let shop: TestShop;
let categoryId: string;
beforeAll(async () => {
  test = await startTestApp();
  categoryId = (await addServiceCategory(test, { slug: MEASURING_CATEGORY }))._id;
});
afterAll(() => test.close());
beforeEach(async () => {
  shop = await openShop(test);
  await addService(test, { makerId: shop.makerId, categoryId, title: 'Studio measuring' });
});

/** A gown that waits for measurements and goes to London, paid. */
async function buyAbroad() {
  const customer = await customerWith(test, [{ ...shop.gown, quantity: 1, measureLater: true }]);
  const placed = await place(test, customer, { address: LONDON });
  const orderId = placed.body.order._id;
  await payDue(test, customer, orderId);
  const { order } = (await test.call(getOrder, { params: { orderId } }, customer)).body;
  return { customer, orderId, partId: order.parts[0]?._id ?? '', order };
}

it('is asked for measurements without a visit that is in another country, and with a call', async () => {
  const unvisited = await buyAbroad();
  const [mail] = await mailsOf(test, 'measurements-needed', unvisited.orderId);
  expect(mail?.text).toContain('Use saved measurements or add new ones.');
  expect(mail?.text).not.toContain('Measuring visit');
  const call = {
    makerId: shop.makerId,
    categoryId,
    title: 'Measuring by video',
    kind: 'video',
    place: 'video',
  } as const;
  const { _id } = await addService(test, call);
  const { orderId, partId } = await buyAbroad();
  const [second] = await mailsOf(test, 'measurements-needed', orderId);
  expect(second?.text).toContain(`/bookings/create?order=${orderId}&part=${partId}&service=${_id}`);
});

it('says with its confirmation where fittings are, and that it is made without one', async () => {
  const { customer, orderId, partId, order } = await buyAbroad();
  expect(order.parts[0]?.maker).toMatchObject({ city: expect.any(String), country: 'Nigeria' });
  const { version } = await partFor(test, shop.owner, orderId, partId);
  await test.call(acceptPart, { params: { partId }, body: { version } }, shop.owner);
  const [accepted] = await bellOf(test, customer, 'order-accepted', orderId);
  expect(accepted?.text).toMatch(
    /Fittings are in person, in .*Nigeria\. Unless you can be there, your items are made from the measurements, without a fitting\./,
  );
});
