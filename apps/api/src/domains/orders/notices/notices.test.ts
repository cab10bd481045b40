import { register } from '@adunni/contracts/identity/identity';
import { listNotifications, type Notification } from '@adunni/contracts/notifications/notifications';
import { cancelOrder, getOrder } from '@adunni/contracts/orders/orders';
import type { Stage } from '@adunni/contracts/orders/stages';
import { checkPayment, decideSandbox, startPayment } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { lowStockJob } from '../../catalog/jobs.ts';
import { variants } from '../../catalog/tables.ts';
import { openSession } from '../../identity/sessions/service.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { openTailor } from '../staff/testing.ts';
import { advanceStage } from '../stages/stages.service.ts';
import { orderParts } from '../tables.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

let shop: TestShop;
let maker: TestPerson;
beforeEach(async () => {
  shop = await openShop(test, { stock: 10 });
  maker = await signInToShop(shop);
});

/** The person behind a shop, signed in. */
async function signInToShop({ makerId }: TestShop): Promise<TestPerson> {
  const { deps } = test.app;
  const [row] = await deps.db
    .select({ _id: users._id, email: users.email })
    .from(makers)
    .innerJoin(users, eq(users._id, makers.userId))
    .where(eq(makers._id, makerId));
  if (!row) throw new Error('the shop has nobody');
  const place = { ...deps, device: 'test', address: '127.0.0.1' };
  const pair = await deps.db.transaction((tx) => openSession(place, tx, row._id));
  return { ...row, token: pair.accessToken, refreshToken: pair.refreshToken };
}

const told = async (person: TestPerson): Promise<Notification[]> =>
  (await test.call(listNotifications, {}, person)).body.items;
const kindsOf = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind);

interface Bought {
  customer: TestPerson;
  orderId: string;
  partId: string;
}

async function buy(
  kind: 'dress' | 'gown',
  quantity = 1,
  deliveryOption: 'standard' | 'pickup' = 'standard',
): Promise<Bought> {
  const customer = await customerWith(test, [{ ...shop[kind], quantity }]);
  const orderId = (await place(test, customer, { deliveryOption })).body.order._id;
  const { order } = (await test.call(getOrder, { params: { orderId } }, customer)).body;
  return { customer, orderId, partId: order.parts[0]?._id ?? '' };
}

async function pay({ customer, orderId }: Bought): Promise<void> {
  const { reference } = (await test.call(startPayment, { params: { orderId } }, customer)).body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await Promise.all([1, 2, 3].map(() => test.call(checkPayment, { params: { reference } }, customer)));
}

async function step({ partId }: Bought, to: Stage, makerId: string | null = shop.makerId): Promise<void> {
  const { deps } = test.app;
  const [part] = await deps.db.select().from(orderParts).where(eq(orderParts._id, partId));
  const wanted = { partId, version: part?.version ?? 0, to, note: 'A word to you.', actorId: null, makerId };
  await deps.db.transaction((tx) => advanceStage(deps, tx, wanted));
}

describe('an order', () => {
  it('is told to its makers and the staff when it is paid, once, and not before', async () => {
    const before = (await told(admin)).length;
    const bought = await buy('dress', 2);
    expect([await told(maker), (await told(admin)).length]).toEqual([[], before]);
    await pay(bought);
    expect(await told(maker)).toMatchObject([
      {
        kind: 'order-placed',
        path: `/designer/orders/${bought.orderId}`,
        text: expect.stringMatching(/^2 × Shift dress in ankara, ready by \d/),
      },
    ]);
    const ofStaff = await told(admin);
    expect(ofStaff).toHaveLength(before + 1);
    expect(ofStaff[0]).toMatchObject({ kind: 'order-placed', path: `/admin/orders/${bought.orderId}` });
    expect(ofStaff[0]?.text).toBe('₦94,500 from Ireti Stitch House.');
  });

  it('is told to its buyer as soon as it is paid, once, with what follows and when it arrives', async () => {
    const bought = await buy('dress');
    expect(await told(bought.customer)).toEqual([]);
    await pay(bought);
    expect(await told(bought.customer)).toMatchObject([
      {
        kind: 'order-paid',
        title: expect.stringMatching(/^Thank you for your order ADN-/),
        text: expect.stringMatching(
          /^We received ₦47,250\. Ireti Stitch House confirms your order by .+ Arrives by \d+ \w+ \d{4}\.$/,
        ),
        path: `/orders/${bought.orderId}`,
      },
    ]);
  });

  it('that could not be paid is told to its buyer alone, once for each attempt', async () => {
    const bought = await buy('dress');
    const before = (await told(admin)).length;
    const { reference } = (await test.call(startPayment, { params: { orderId: bought.orderId } }, bought.customer))
      .body;
    await test.call(decideSandbox, { params: { reference }, body: { outcome: 'failure' } });
    await Promise.all([1, 2, 3].map(() => test.call(checkPayment, { params: { reference } }, bought.customer)));
    expect(await told(bought.customer)).toMatchObject([
      {
        kind: 'payment-failed',
        title: expect.stringMatching(/^Payment failed: Order ADN-/),
        text: 'Your payment of ₦47,250 did not go through. Nothing was charged.',
        path: `/orders/${bought.orderId}`,
      },
    ]);
    expect([await told(maker), (await told(admin)).length]).toEqual([[], before]);
  });

  it('tells its buyer of each stage, with the maker’s word', async () => {
    const bought = await buy('dress');
    await pay(bought);
    for (const stage of ['confirmed', 'packed', 'dispatched'] as const) await step(bought, stage);
    expect(await kindsOf(bought.customer)).toEqual(['dispatched', 'stage-moved', 'order-accepted', 'order-paid']);
    expect((await told(bought.customer))[0]?.text).toMatch(/ Arrives by \d+ \w+ \d{4}\. A word to you\.$/);
    expect((await told(bought.customer))[1]).toMatchObject({
      title: 'Ireti Stitch House has packed your order',
      text: expect.stringMatching(/^This is about your order ADN-\S+\. A word to you\.$/),
      path: `/orders/${bought.orderId}`,
    });
    expect(await kindsOf(maker)).toEqual(['order-placed']);
  });

  it('that is made to measure says with its confirmation that a fitting can be arranged', async () => {
    for (const [kind, text] of [
      ['gown', /ADN-\S+\. You can now arrange a fitting on the order’s page\. A word to you\.$/],
      ['dress', /ADN-\S+\. A word to you\.$/],
    ] as const) {
      const bought = await buy(kind);
      await pay(bought);
      await step(bought, 'confirmed');
      expect((await told(bought.customer))[0]).toMatchObject({
        title: 'Ireti Stitch House has confirmed your order',
        text: expect.stringMatching(text),
      });
    }
  });

  it('that is picked up is told as soon as it is ready, and when it was collected', async () => {
    const bought = await buy('dress', 1, 'pickup');
    await pay(bought);
    for (const stage of ['confirmed', 'packed', 'delivered'] as const) await step(bought, stage);
    expect(await told(bought.customer)).toMatchObject([
      { kind: 'stage-moved', title: 'Your order from Ireti Stitch House was collected' },
      // The kind of which customers get a mail unless they decline.
      {
        kind: 'dispatched',
        title: 'Your order from Ireti Stitch House is ready for pickup',
        text: expect.stringContaining('Pick it up at 9 Awosika Avenue, opposite the market, Ibadan, Oyo.'),
      },
      { kind: 'order-accepted' },
      { kind: 'order-paid' },
    ]);
  });

  it('in dispute is told to its maker and the staff too', async () => {
    const bought = await buy('dress');
    await pay(bought);
    for (const stage of ['confirmed', 'packed', 'dispatched', 'disputed'] as const) await step(bought, stage);
    expect(await kindsOf(maker)).toEqual(['dispute', 'order-placed']);
    expect((await kindsOf(admin))[0]).toBe('dispute');
  });

  it('that its buyer cancels is told to the maker, and not to the buyer', async () => {
    const bought = await buy('gown');
    await pay(bought);
    const params = { orderId: bought.orderId };
    await test.call(cancelOrder, { params, body: { reason: 'The party is off.' } }, bought.customer);
    expect((await told(maker))[0]).toMatchObject({
      kind: 'part-cancelled',
      text: 'The customer has cancelled the order you were assigned. The party is off.',
    });
    expect(await kindsOf(bought.customer)).toEqual(['order-paid']);
  });

  it('that its buyer cancels before paying is no news to the maker', async () => {
    const bought = await buy('gown');
    const params = { orderId: bought.orderId };
    await test.call(cancelOrder, { params, body: { reason: '' } }, bought.customer);
    expect(await told(maker)).toEqual([]);
  });

  it('that it is cancelled is told to the tailor who sews it, whoever cancels', async () => {
    for (const byMaker of [false, true]) {
      const [bought, tailor] = [await buy('gown'), await openTailor(test)];
      await pay(bought);
      const assigned = eq(orderParts._id, bought.partId);
      await test.app.deps.db.update(orderParts).set({ tailorId: tailor._id }).where(assigned);
      await step(bought, 'cancelled', byMaker ? shop.makerId : null);
      expect(await told(tailor.person)).toMatchObject([{ kind: 'part-cancelled' }]);
    }
  });

  it.each([
    ['its maker declines', 'order-declined'],
    ['staff cancel', 'order-cancelled'],
  ] as const)('that %s is told to the buyer with the money that goes back', async (_who, kind) => {
    const bought = await buy('gown');
    await pay(bought);
    await step(bought, 'cancelled', kind === 'order-declined' ? shop.makerId : null);
    expect(await told(bought.customer)).toMatchObject([
      { kind, path: `/orders/${bought.orderId}` },
      { kind: 'order-paid' },
    ]);
    expect((await told(bought.customer))[0]?.text).toContain('You will be refunded. A word to you.');
    expect((await kindsOf(maker))[0]).toBe(kind === 'order-declined' ? 'order-placed' : 'part-cancelled');
  });
});

it('tells the staff whom to verify, once however often the form is sent', async () => {
  const body = {
    firstName: 'Kolade',
    lastName: 'Thread',
    email: 'kolade@example.com',
    password: 'needle and thread 9',
  };
  await test.call(register, { body: { ...body, role: 'Tailor' } });
  await test.call(register, { body: { ...body, role: 'Tailor' } });
  await test.call(register, { body: { ...body, email: 'buyer@example.com', role: 'Customer' } });
  const asked = (await told(admin)).filter(({ kind }) => kind === 'verification');
  expect(asked).toMatchObject([{ title: 'New Tailor registration: Kolade Thread', path: '/admin/users' }]);
});

describe('low stock', () => {
  const look = () => lowStockJob.run(test.app.deps, {});
  const shelve = (stock: number) =>
    test.app.deps.db.update(variants).set({ stock }).where(eq(variants._id, shop.dress.variantId));
  const low = async (person: TestPerson) => (await told(person)).filter(({ kind }) => kind === 'low-stock');

  it('is told once, until the shelf was full again', async () => {
    await shelve(4);
    await look();
    expect(await low(maker)).toEqual([]);
    for (const stock of [3, 2, 0]) {
      await shelve(stock);
      await look();
    }
    expect(await low(maker)).toMatchObject([
      {
        title: 'Low stock: Shift dress in ankara',
        text: 'Shift dress in ankara (UK 12, Indigo): 3 left.',
        path: '/designer/products?shelf=short',
      },
    ]);
    expect((await low(admin))[0]?.text).toContain('Low stock at Ireti Stitch House.');
    await shelve(9);
    await look();
    await shelve(1);
    await look();
    expect(await low(maker)).toHaveLength(2);
  });

  it('is told once by two runs at the same time', async () => {
    await look();
    const before = (await low(admin)).length;
    await shelve(1);
    await Promise.all([look(), look(), look()]);
    expect([(await low(maker)).length, (await low(admin)).length]).toEqual([1, before + 1]);
  });
});
