import { getOrder } from '@adunni/contracts/orders/orders';
import { nextStages, STAGE_NAMES, STAGE_PATHS, type Stage } from '@adunni/contracts/orders/stages';
import { checkPayment, decideSandbox, startPayment } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { orderParts } from '../tables.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';
import { advanceStage, type StageStep } from './stages.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Bought {
  person: TestPerson;
  shop: TestShop;
  orderId: string;
  partId: string;
}

async function buy(kind: 'dress' | 'gown', paymentPlan: 'full' | 'deposit' = 'full'): Promise<Bought> {
  const shop = await openShop(test);
  const person = await customerWith(test, [{ ...shop[kind], quantity: 1 }]);
  const orderId = (await place(test, person, { paymentPlan })).body.order._id;
  const { order } = (await test.call(getOrder, { params: { orderId } }, person)).body;
  return { person, shop, orderId, partId: order.parts[0]?._id ?? '' };
}

async function pay({ person, orderId }: Bought): Promise<void> {
  const { reference } = (await test.call(startPayment, { params: { orderId } }, person)).body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await test.call(checkPayment, { params: { reference } }, person);
}

async function partOf({ partId }: Bought) {
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts._id, partId));
  if (!part) throw new Error('no part');
  return part;
}

/** Takes a step as the part’s maker; resolves to the refusal’s code, or null. */
async function step(bought: Bought, to: Stage, change: Partial<StageStep> = {}): Promise<string | null> {
  const { version } = await partOf(bought);
  const { partId, shop } = bought;
  const wanted = { partId, version, to, note: '', actorId: null, makerId: shop.makerId, ...change };
  const { deps } = test.app;
  return deps.db
    .transaction((tx) => advanceStage(deps, tx, wanted))
    .then(
      () => null,
      (error: { kind?: { code: string } }) => error.kind?.code ?? String(error),
    );
}

describe('the stages of a part', () => {
  it.each(['dress', 'gown'] as const)('of a %s lead to closed, and the order is completed with it', async (kind) => {
    const bought = await buy(kind);
    await pay(bought);
    const path = STAGE_PATHS[kind === 'dress' ? 'ready-to-wear' : 'made-to-measure'];
    for (const stage of path.slice(1)) expect(await step(bought, stage)).toBeNull();
    const params = { orderId: bought.orderId };
    const { order } = (await test.call(getOrder, { params }, bought.person)).body;
    expect(order).toMatchObject({ status: 'completed', parts: [{ stage: 'closed' }] });
    expect(order.parts[0]?.events.map(({ stage }) => stage)).toEqual(path);
  });

  it('allow no step that the graph does not have', async () => {
    const bought = await buy('gown');
    await pay(bought);
    for (const stage of STAGE_NAMES.filter((to) => !nextStages('made-to-measure', 'placed').includes(to)))
      expect(await step(bought, stage)).toBe('illegal_transition');
    expect((await partOf(bought)).stage).toBe('placed');
  });

  it('do not begin before the order is paid', async () => {
    const bought = await buy('dress');
    expect(await step(bought, 'confirmed')).toBe('illegal_transition');
  });

  it('refuse a stale edit, so that of two parallel ones exactly one counts', async () => {
    const bought = await buy('dress');
    await pay(bought);
    const { version } = await partOf(bought);
    const told = await Promise.all([1, 2, 3, 4].map(() => step(bought, 'confirmed', { version })));
    expect(told.sort()).toEqual([null, 'stale', 'stale', 'stale']);
  });

  it('of one maker are not another maker’s to see or change', async () => {
    const [mine, theirs] = await Promise.all([buy('dress'), buy('dress')]);
    await Promise.all([pay(mine), pay(theirs)]);
    expect(await step(theirs, 'confirmed', { makerId: mine.shop.makerId })).toBe('not_found');
    expect((await partOf(theirs)).stage).toBe('placed');
  });

  it('resume after a hold where it began, and can end there before cutting', async () => {
    const bought = await buy('gown');
    await pay(bought);
    await step(bought, 'confirmed');
    expect(await step(bought, 'on-hold')).toBeNull();
    expect(await step(bought, 'cutting')).toBe('illegal_transition');
    expect(await step(bought, 'confirmed')).toBeNull();
    expect(await partOf(bought)).toMatchObject({ stage: 'confirmed', heldAt: null });
  });

  it('stop before dispatch while the balance of a deposit is not paid', async () => {
    const bought = await buy('gown', 'deposit');
    await pay(bought);
    const path = STAGE_PATHS['made-to-measure'];
    for (const stage of path.slice(1, path.indexOf('dispatched'))) expect(await step(bought, stage)).toBeNull();
    expect(await step(bought, 'dispatched')).toBe('balance_due');
    await pay(bought);
    expect(await step(bought, 'dispatched')).toBeNull();
  });

  it('end with the customer’s money back when a maker declines one part of several', async () => {
    const [one, two] = await Promise.all([openShop(test), openShop(test)]);
    const lines = [one, two].map((shop) => ({ ...shop.dress, quantity: 1 }));
    const person = await customerWith(test, lines);
    const orderId = (await place(test, person)).body.order._id;
    const parts = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    const declined = parts.find(({ makerId }) => makerId === one.makerId);
    const bought = { person, shop: one, orderId, partId: declined?._id ?? '' };
    await pay(bought);
    expect(await step(bought, 'cancelled', { note: 'The cloth is sold out.' })).toBeNull();
    const { order } = (await test.call(getOrder, { params: { orderId } }, person)).body;
    expect(order).toMatchObject({ status: 'paid', refunded: 47_250 });
    expect(order.parts.map(({ stage }) => stage).sort()).toEqual(['cancelled', 'placed']);
  });
});
