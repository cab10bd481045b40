import { removeMeasurements } from '@adunni/contracts/measurements/measurements';
import { getOrderMeasurements, giveMeasurements } from '@adunni/contracts/orders/measurements';
import { cancelOrder, getOrder } from '@adunni/contracts/orders/orders';
import type { Stage } from '@adunni/contracts/orders/stages';
import { advancePart, askForMeasurements } from '@adunni/contracts/orders/work';
import { MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { LENGTHS, saveProfile } from '../../measurements/testing.ts';
import { addService, addServiceCategory } from '../../services/testing.ts';
import { again, bellOf, mailsOf } from '../balance/testing.ts';
import { openTailor, partFor } from '../staff/testing.ts';
import { orderParts } from '../tables.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';
import { followMeasurements } from './ask.service.ts';
import { buyMeasured, buyUnmeasured, type Waiting } from './testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  shop = await openShop(test);
});

const buyWaiting = (line?: object, as?: TestPerson) => buyUnmeasured(test, shop, line, as);
const linesOf = async ({ customer, orderId }: Waiting) =>
  (await test.call(getOrderMeasurements, { params: { orderId } }, customer)).body.items;
const give = ({ orderId, itemId }: Waiting, profileId: string, as: TestPerson) =>
  test.call(giveMeasurements, { params: { orderId }, body: { profileId, itemIds: [itemId] } }, as);
async function step({ orderId, partId }: Waiting, to: Exclude<Stage, 'cancelled'>, as = shop.owner) {
  const { version } = await partFor(test, as, orderId, partId);
  return test.call(advancePart, { params: { partId }, body: { version, to } }, as);
}
const ask = ({ partId }: Waiting, as = shop.owner) => test.call(askForMeasurements, { params: { partId } }, as);
const mailed = ({ orderId }: Waiting) => mailsOf(test, 'measurements-needed', orderId);

/** Lets days pass, and the job run twice at once on each. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    test.now = new Date(test.now.getTime() + DAY_MS);
    await Promise.all([followMeasurements(test.app.deps), followMeasurements(test.app.deps)]);
  }
}

describe('a part that waits for measurements', () => {
  it('says what is missing, asks its customer once it is paid, and is given them from a profile', async () => {
    const bought = await buyWaiting();
    const { customer, orderId } = bought;
    const [line] = await linesOf(bought);
    expect(line).toMatchObject({ frozen: null, wanted: { figure: null, missing: expect.arrayContaining(['height']) } });
    expect((await mailed(bought)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Please add measurements for order ADN-/),
    ]);
    const [asking, ...again] = await bellOf(test, customer, 'measurements-needed', orderId);
    expect([asking?.path, again]).toEqual([`/orders/${orderId}#wanted-${bought.partId}`, []]);
    expect(asking?.text).toMatch(/\. Use saved measurements or add new ones\.$/);
    const profile = await saveProfile(test, customer);
    const given = await give(bought, profile._id, customer);
    expect(given.body.items).toMatchObject([{ frozen: { name: 'Amaka', values: LENGTHS }, wanted: null }]);
    expect(await bellOf(test, shop.owner, 'measurements-given', orderId)).toMatchObject([
      { path: `/designer/orders/${orderId}` },
    ]);
    expect(await give(bought, profile._id, customer)).toMatchObject({
      status: 409,
      error: { code: 'measurements_given' },
    });
    expect((await step(bought, 'confirmed')).status).toBe(200);
    expect((await step(bought, 'measurements-confirmed')).status).toBe(200);
  });

  it('leads straight to the measuring visit of a maker who offers one, not to a fitting', async () => {
    const { _id: categoryId } = await addServiceCategory(test, { slug: MEASURING_CATEGORY });
    const offered = { makerId: shop.makerId, categoryId };
    await addService(test, { ...offered, title: 'Fitting' });
    await addService(test, { ...offered, title: 'Home measuring', status: 'draft' });
    const { _id } = await addService(test, { ...offered, title: 'Studio measuring' });
    const bought = await buyWaiting();
    const { customer, orderId, partId } = bought;
    const [mail] = await mailed(bought);
    expect(mail?.text).toMatch(
      new RegExp(`Measuring visit: Book with .+/bookings/create\\?order=${orderId}&part=${partId}&service=${_id}\\)`),
    );
    expect(mail?.text).toContain(`/orders/${orderId}#wanted-${partId}`);
    const [asking] = await bellOf(test, customer, 'measurements-needed', orderId);
    expect(asking?.text).toMatch(/, or book a measuring visit with .+\.$/);
  });

  it('tells its customer when they are reminded next, until nothing is missing', async () => {
    const bought = await buyWaiting();
    const reminder = async () => {
      const { order } = (await test.call(getOrder, { params: { orderId: bought.orderId } }, bought.customer)).body;
      return order.parts[0]?.measurementReminderAt;
    };
    const remindsAt = new Date(test.now.getTime() + 2 * DAY_MS).toISOString();
    expect(await reminder()).toBe(remindsAt);
    expect((await partFor(test, shop.owner, bought.orderId)).waitsFor).toMatchObject({ isAll: true, remindsAt });
    await give(bought, (await saveProfile(test, bought.customer))._id, bought.customer);
    expect(await reminder()).toBeNull();
  });

  it('waits also for what an incomplete profile lacks, which completing it gives', async () => {
    const customer = await signInAs(test);
    const { 'waist-girth': _waist, ...values } = LENGTHS;
    const partial = await saveProfile(test, customer, { name: 'Partial', values });
    const bought = await buyWaiting({ measurementProfileId: partial._id }, customer);
    expect(await linesOf(bought)).toMatchObject([
      { frozen: { name: 'Partial' }, wanted: { missing: ['waist-girth'], figure: 'woman' } },
    ]);
    expect((await partFor(test, shop.owner, bought.orderId)).waitsFor, 'of which some can be read').toMatchObject({
      isAll: false,
    });
    expect((await mailed(bought))[0]?.text).toContain('Missing: waist girth');
    expect(await give(bought, partial._id, customer)).toMatchObject({
      status: 422,
      error: { code: 'measurements_incomplete' },
    });
    const whole = await saveProfile(test, customer, { name: 'Whole' });
    expect((await give(bought, whole._id, customer)).body.items).toMatchObject([
      { frozen: { name: 'Whole' }, wanted: null },
    ]);
  });

  it('takes nobody else’s profile, piece or order, and gives nobody a hint of them', async () => {
    const bought = await buyWaiting();
    const other = await buyWaiting();
    const [own, theirs] = [await saveProfile(test, bought.customer), await saveProfile(test, other.customer)];
    expect((await give(bought, theirs._id, bought.customer)).status).toBe(404);
    expect((await give(other, own._id, bought.customer)).status).toBe(404);
    expect((await give({ ...bought, itemId: other.itemId }, own._id, bought.customer)).status).toBe(404);
    expect((await linesOf(bought))[0]?.frozen).toBeNull();
  });

  it('is none when it was ordered from a complete profile', async () => {
    const bought = await buyMeasured(test, shop);
    expect(await linesOf(bought)).toMatchObject([{ wanted: null }]);
    expect(await mailed(bought)).toEqual([]);
    expect((await partFor(test, shop.owner, bought.orderId)).waitsFor).toBeNull();
    expect(await ask(bought)).toMatchObject({ status: 409, error: { code: 'measurements_known' } });
  });

  it('is what becomes of a profile that is deleted while the order is placed, whoever is first', async () => {
    for (const _attempt of [1, 2, 3]) {
      const customer = await signInAs(test);
      const { _id: profileId } = await saveProfile(test, customer);
      await customerWith(test, [{ ...shop.gown, quantity: 1, measurementProfileId: profileId }], customer);
      const [placed, removed] = await Promise.all([
        place(test, customer),
        test.call(removeMeasurements, { params: { profileId } }, customer),
      ]);
      expect([placed.status, removed.status]).toEqual([201, 200]);
      const orderId = placed.body.order._id;
      const [line] = (await test.call(getOrderMeasurements, { params: { orderId } }, customer)).body.items;
      expect(line?.frozen === null).toBe(line?.wanted !== null);
    }
  });
});

describe('“Measurements confirmed”', () => {
  it('is refused to maker and staff while measurements are missing, and not offered', async () => {
    const bought = await buyWaiting();
    await step(bought, 'confirmed');
    const admin = await signInAs(test, 'Admin');
    for (const who of [shop.owner, admin]) {
      expect(await step(bought, 'measurements-confirmed', who)).toMatchObject({
        status: 409,
        error: { code: 'measurements_missing' },
      });
      for (const beyond of ['fabric-sourced', 'cutting'] as const)
        expect((await step(bought, beyond, who)).status).toBe(409);
      const part = await partFor(test, who, bought.orderId);
      expect(part.next).not.toContain('measurements-confirmed');
      expect(part.waitsFor?.items).toEqual([
        { itemId: bought.itemId, title: 'Corset gown in cord lace', missing: 'All measurements' },
      ]);
    }
    const [stored] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts._id, bought.partId));
    expect(stored?.stage).toBe('confirmed');
  });

  it('stays where it was reached before, also after a hold', async () => {
    const bought = await buyWaiting();
    const at = eq(orderParts._id, bought.partId);
    await test.app.deps.db.update(orderParts).set({ stage: 'measurements-confirmed' }).where(at);
    expect((await step(bought, 'on-hold')).status).toBe(200);
    expect((await step(bought, 'fabric-sourced')).status).toBe(409);
    await test.app.deps.db.update(orderParts).set({ stage: 'measurements-confirmed', heldAt: null }).where(at);
    expect((await step(bought, 'fabric-sourced')).status).toBe(200);
    expect((await partFor(test, shop.owner, bought.orderId)).waitsFor).toBeNull();
  });

  it('is reached once by two who confirm at the same time', async () => {
    const bought = await buyMeasured(test, shop);
    await step(bought, 'confirmed');
    const { version } = await partFor(test, shop.owner, bought.orderId);
    const body = { version, to: 'measurements-confirmed' as const };
    const taken = await Promise.all(
      [1, 2].map(() => test.call(advancePart, { params: { partId: bought.partId }, body }, shop.owner)),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is never reached without them, when they are given and confirmed at the same time', async () => {
    const bought = await buyWaiting();
    await step(bought, 'confirmed');
    const { _id } = await saveProfile(test, bought.customer);
    const [given, confirmed] = await Promise.all([
      give(bought, _id, bought.customer),
      step(bought, 'measurements-confirmed'),
    ]);
    expect(given.status).toBe(200);
    const { stage } = await partFor(test, shop.owner, bought.orderId);
    expect(stage).toBe(confirmed.status === 200 ? 'measurements-confirmed' : 'confirmed');
  });
});

describe('reminders', () => {
  it('come after two days and after five, once each, and no more', async () => {
    const bought = await buyWaiting();
    await passDays(1);
    expect(await mailed(bought)).toHaveLength(1);
    await passDays(1);
    expect((await mailed(bought))[1]?.subject).toMatch(/^Reminder: Ireti Stitch House needs measurements/);
    await passDays(3);
    expect(await mailed(bought)).toHaveLength(3);
    await passDays(5);
    expect(await mailed(bought)).toHaveLength(3);
  });

  it('end when measurements are given or the order is cancelled', async () => {
    const [measured, cancelled] = [await buyWaiting(), await buyWaiting()];
    await give(measured, (await saveProfile(test, measured.customer))._id, measured.customer);
    const params = { orderId: cancelled.orderId };
    await test.call(cancelOrder, { params, body: { reason: '' } }, cancelled.customer);
    await passDays(6);
    expect([(await mailed(measured)).length, (await mailed(cancelled)).length]).toEqual([1, 1]);
  });

  it('wait for a customer who is suspended', async () => {
    const bought = await buyWaiting();
    const set = (status: 'active' | 'suspended') =>
      test.app.deps.db.update(users).set({ status }).where(eq(users._id, bought.customer._id));
    await set('suspended');
    await passDays(3);
    expect(await mailed(bought)).toHaveLength(1);
    expect(await ask(bought, await again(test, shop.owner))).toMatchObject({
      status: 409,
      error: { code: 'customer_away' },
    });
    await set('active');
    await passDays(1);
    expect(await mailed(bought)).toHaveLength(2);
  });

  it('begin for orders from before anybody was asked', async () => {
    const bought = await buyWaiting();
    const old = { measurementsSince: null, measurementsNextAt: null, measurementsAskedAt: null };
    await test.app.deps.db.update(orderParts).set(old).where(eq(orderParts._id, bought.partId));
    await passDays(1);
    expect(await mailed(bought)).toHaveLength(2);
    await passDays(1);
    expect(await mailed(bought)).toHaveLength(2);
  });
});

describe('a maker', () => {
  it('asks at most once a day, after the first letter too', async () => {
    const bought = await buyWaiting();
    expect(await ask(bought)).toMatchObject({ status: 429, error: { code: 'measurements_asked' } });
    const waits = (await partFor(test, shop.owner, bought.orderId)).waitsFor;
    const dayLater = new Date(Date.parse(waits?.askedAt ?? '') + DAY_MS).toISOString();
    expect(waits).toMatchObject({ canAsk: false, asksAgainAt: dayLater });
    test.now = new Date(test.now.getTime() + DAY_MS);
    const owner = await again(test, shop.owner);
    expect((await partFor(test, owner, bought.orderId)).waitsFor).toMatchObject({ canAsk: true, asksAgainAt: null });
    const asked = await Promise.all([ask(bought, owner), ask(bought, owner)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await mailed(bought)).at(-1)?.subject).toMatch(/^Ireti Stitch House is asking for measurements/);
  });

  it('of another workshop, and the tailor who sews it, asks nobody', async () => {
    const bought = await buyWaiting();
    test.now = new Date(test.now.getTime() + DAY_MS);
    expect((await ask(bought, (await openShop(test)).owner)).status).toBe(404);
    const tailor = await openTailor(test);
    await test.app.deps.db.update(orderParts).set({ tailorId: tailor._id }).where(eq(orderParts._id, bought.partId));
    expect(await ask(bought, tailor.person)).toMatchObject({ status: 409, error: { code: 'not_your_step' } });
    expect(await mailed(bought)).toHaveLength(1);
  });
});
