import { randomUUID } from 'node:crypto';
import { getQuote } from '@adunni/contracts/checkout/checkout';
import { giveMeasurements } from '@adunni/contracts/orders/measurements';
import { getOrder, listOrders } from '@adunni/contracts/orders/orders';
import { checkPayment, decideSandbox } from '@adunni/contracts/payments/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, type TestPerson } from '../../identity/testing.ts';
import { saveProfile } from '../../measurements/testing.ts';
import { marketplaceSettings } from '../../settings/tables.ts';
import { payDue } from '../staff/testing.ts';
import { orderParts, stageEvents } from '../tables.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 20 });
});
afterAll(() => test.close());

const inDays = (days: number): string => new Date(test.now.getTime() + days * DAY_MS).toISOString();

/** A dress, ready after four days, bought and paid. */
async function buy(change: Parameters<typeof place>[2] = {}): Promise<{ customer: TestPerson; orderId: string }> {
  const customer = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
  const { order, payment } = (await place(test, customer, change)).body;
  const params = { reference: payment?.reference ?? '' };
  await test.call(decideSandbox, { params, body: { outcome: 'success' } });
  await test.call(checkPayment, { params }, customer);
  return { customer, orderId: order._id };
}

const partOf = async (customer: TestPerson, orderId: string) =>
  (await test.call(getOrder, { params: { orderId } }, customer)).body.order.parts[0];
const rowOf = async (customer: TestPerson) => (await test.call(listOrders, {}, customer)).body.items[0];

describe('when an order arrives', () => {
  it('is one day at checkout, on its page, in the list and in the mail', async () => {
    const asked = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const quote = await test.call(getQuote, { body: { deliveryOption: 'express' } }, asked);
    expect(quote.body.parts).toMatchObject([{ arrival: { by: inDays(6) } }]);
    const { customer, orderId } = await buy({ deliveryOption: 'express' });
    const arrival = { by: inDays(6), daysOnceMeasured: null, isLate: false };
    expect(await partOf(customer, orderId)).toMatchObject({ arrival, readyBy: inDays(4), acceptBy: inDays(2) });
    expect(await rowOf(customer)).toMatchObject({ arrival, deliveryOption: 'express' });
    const isTheirs = and(eq(mails.kind, 'order-paid'), eq(mails.recipient, customer.email));
    const [mail] = await test.app.deps.db.select().from(mails).where(isTheirs);
    expect(mail?.text).toContain(`Arrives by ${shopDayLabel(new Date(inDays(6)))}.`);
    expect(mail?.text).toContain(`confirms your order by ${shopDayLabel(new Date(inDays(2)))}.`);
  });

  it('has no day while measurements are to follow, and counts from when they are there', async () => {
    const line = { ...shop.gown, quantity: 1, measureLater: true };
    const customer = await customerWith(test, [line]);
    const quote = (await test.call(getQuote, { body: { deliveryOption: 'standard' } }, customer)).body;
    const promised = quote.parts[0]?.arrival;
    expect(promised).toMatchObject({ by: null, daysOnceMeasured: expect.any(Number), isLate: false });
    expect(quote.deliveryOptions.map(({ option, arrival }) => [option, arrival.by])).toEqual([
      ['standard', null],
      ['express', null],
      ['pickup', null],
    ]);
    const orderId = (await place(test, customer)).body.order._id;
    await payDue(test, customer, orderId);
    expect(await partOf(customer, orderId)).toMatchObject({ arrival: promised });
    expect(await rowOf(customer)).toMatchObject({ arrival: promised });
    const isTheirs = and(eq(mails.kind, 'order-paid'), eq(mails.recipient, customer.email));
    const [mail] = await test.app.deps.db.select().from(mails).where(isTheirs);
    expect(mail?.text).toContain('after the maker has the measurements.');

    const placedAt = test.now;
    test.now = new Date(placedAt.getTime() + 20 * DAY_MS);
    const later = await signInAgain(test, customer);
    const profile = await saveProfile(test, later);
    const item = (await partOf(later, orderId))?.items[0];
    const body = { profileId: profile._id, itemIds: [item?._id ?? ''] };
    expect((await test.call(giveMeasurements, { params: { orderId }, body }, later)).status).toBe(200);
    const arrival = { by: inDays(promised?.daysOnceMeasured ?? 0), daysOnceMeasured: null, isLate: false };
    expect(await partOf(later, orderId)).toMatchObject({ arrival });
    expect(await rowOf(later)).toMatchObject({ arrival });
    test.now = placedAt;
  });

  it('is when it is ready where it is picked up', async () => {
    const { customer, orderId } = await buy({ deliveryOption: 'pickup' });
    expect(await partOf(customer, orderId)).toMatchObject({ arrival: { by: inDays(4), isLate: false } });
  });

  it('counts from its dispatch once it is sent, and is not said of what has arrived', async () => {
    const { customer, orderId } = await buy();
    const { db } = test.app.deps;
    const [part] = await db
      .update(orderParts)
      .set({ stage: 'dispatched' })
      .where(eq(orderParts.orderId, orderId))
      .returning();
    await db
      .insert(stageEvents)
      .values({ partId: part?._id ?? '', stage: 'dispatched', createdAt: new Date(inDays(1)) });
    expect(await partOf(customer, orderId)).toMatchObject({ arrival: { by: inDays(6), isLate: false } });
    expect(await rowOf(customer)).toMatchObject({ arrival: { by: inDays(6), isLate: false } });
    await db.update(orderParts).set({ stage: 'delivered' }).where(eq(orderParts.orderId, orderId));
    expect(await partOf(customer, orderId)).toMatchObject({ arrival: null });
    expect(await rowOf(customer)).toMatchObject({ arrival: null });
  });

  it('is not said in the list before anything is paid', async () => {
    const customer = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    await place(test, customer, {}, randomUUID());
    expect(await rowOf(customer)).toMatchObject({ arrival: null });
  });

  it('stays what was said when it was placed, whatever is set afterwards', async () => {
    const { customer, orderId } = await buy();
    await test.app.deps.db.insert(marketplaceSettings).values({ values: { standardDeliveryDays: 30 } });
    expect(await partOf(customer, orderId)).toMatchObject({ arrival: { by: inDays(9) } });
    const later = await buy();
    expect(await partOf(later.customer, later.orderId)).toMatchObject({ arrival: { by: inDays(34) } });
  });
});
