import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { acceptAnswer, askMore, cancelRequest } from '@adunni/contracts/studio/asking/requests';
import { answerAsk, askResource, declineAsk, withdrawAnswer } from '@adunni/contracts/studio/asking/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { announceSuspension } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { lapse } from './lapse.service.ts';
import { acceptAs, answerAs, askOf, openRequest, seenBy, seeRequest } from './testing.ts';

let test: TestApp;
let customer: TestPerson;
let start: Date;
beforeAll(async () => {
  test = await startTestApp();
  start = test.now;
});
beforeEach(async () => {
  test.now = start;
  customer = await signInAs(test, 'Customer');
});
afterAll(() => test.close());

/** Suspends a workshop as staff do: its row first, then what waits for it. */
const suspend = ({ makerId }: TestShop): Promise<void> =>
  test.app.deps.db.transaction(async (tx) => {
    const [shop] = await tx.update(makers).set({ status: 'suspended' }).where(eq(makers._id, makerId)).returning();
    if (shop) await announceSuspension(test.app.deps, tx, shop);
  });

const declining = (shop: TestShop, _id: string, version: number) =>
  test.call(declineAsk, { params: { _id }, body: { version, values: { reason: 'busy', note: '' } } }, shop.owner);
const textsOf = async ({ owner }: TestShop) =>
  (await test.call(listNotifications, {}, owner)).body.items.map(({ title, text }) => `${title}: ${text}`);

/** A request with its first maker, who has answered where that is said. */
async function asked(count: number, isAnswered: boolean) {
  const { shops, request } = await openRequest(test, customer, count);
  const [shop] = shops;
  if (!shop) throw new Error('no shop');
  if (isAnswered) await answerAs(test, shop, request);
  const _id = askOf(request, shop)._id;
  return { shop, shops, request, _id, version: (await seenBy(test, shop, _id)).version };
}

describe('at the same moment', () => {
  it('other makers are asked, and never more than three are open', async () => {
    const { request } = await asked(1, false);
    const more = [await openShop(test), await openShop(test), await openShop(test), await openShop(test)];
    const params = { requestId: request._id };
    const told = await Promise.all(
      more.map(({ makerId }) => test.call(askMore, { params, body: { makerIds: [makerId] } }, customer)),
    );
    expect(told.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect((await seeRequest(test, customer, request._id)).makers).toHaveLength(3);
  });

  it('the same maker is asked twice for the same, and is asked once', async () => {
    const { request } = await asked(1, false);
    const { makerId } = await openShop(test);
    const sent = { params: { requestId: request._id }, body: { makerIds: [makerId] } };
    const told = await Promise.all([test.call(askMore, sent, customer), test.call(askMore, sent, customer)]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a maker responds and declines, and one of them counts', async () => {
    const { shop, request, _id, version } = await asked(1, false);
    const body = { version, values: { price: 50_000, days: 5 } };
    const told = await Promise.all([
      test.call(answerAsk, { params: { _id }, body }, shop.owner),
      declining(shop, _id, version),
      declining(shop, _id, version),
    ]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { status, answer } = askOf(await seeRequest(test, customer, request._id), shop);
    expect([status, answer === null]).toEqual(told[0]?.status === 200 ? ['answered', false] : ['declined', true]);
  });

  it('a response is accepted and its maker suspended: nothing of it can be ordered afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shop, request } = await asked(2, true);
      const [accepted] = await Promise.all([acceptAs(test, customer, request._id, shop), suspend(shop)]);
      expect([200, 409]).toContain(accepted.status);
      const seen = await seeRequest(test, customer, request._id);
      expect([seen.commission, askOf(seen, shop).status]).toEqual([null, 'closed']);
    }
  });

  it('a response is accepted and expires, and never both', async () => {
    const { shop, request } = await asked(1, true);
    test.now = new Date(start.getTime() + 7 * DAY_MS - 1);
    customer = await signInAgain(test, customer);
    const accepting = acceptAs(test, customer, request._id, shop);
    const [accepted] = await Promise.all([
      accepting,
      lapse({ ...test.app.deps, clock: () => new Date(start.getTime() + 7 * DAY_MS) }),
    ]);
    const { status } = askOf(await seeRequest(test, customer, request._id), shop);
    expect(status).toBe(accepted.status === 200 ? 'accepted' : 'expired');
  });
});

describe('a maker', () => {
  it('who has responded withdraws, and does not decline; who has not declines, and withdraws nothing', async () => {
    const { shop, request, _id, version } = await asked(1, true);
    const declined = await declining(shop, _id, version);
    expect([declined.status, declined.error.code]).toEqual([409, 'ask_closed']);
    expect(askOf(await seeRequest(test, customer, request._id), shop).status).toBe('answered');
    expect((await test.call(withdrawAnswer, { params: { _id }, body: { version } }, shop.owner)).status).toBe(200);
    const other = await asked(1, false);
    const sent = { params: { _id: other._id }, body: { version: other.version } };
    expect((await test.call(withdrawAnswer, sent, other.shop.owner)).error.code).toBe('ask_closed');
    expect((await declining(other.shop, other._id, other.version)).status).toBe(200);
  });

  it('is thanked for a response only where they gave one', async () => {
    const { shops, shop, request } = await asked(3, true);
    const [, second, third] = shops;
    if (!second || !third) throw new Error('no shop');
    await answerAs(test, second, request);
    await acceptAs(test, customer, request._id, shop);
    expect((await textsOf(second)).join()).toContain('Thank you for your response.');
    expect((await textsOf(third)).join()).toContain('no longer needed');
    expect((await textsOf(third)).join()).not.toContain('Thank you');
  });

  it('changes nothing of another’s, and a stranger nothing of a customer’s', async () => {
    const { _id, version, request } = await asked(1, true);
    const rival = await openShop(test);
    const values = { price: 50_000, days: 5 };
    const stranger = await signInAs(test);
    const { makerId } = await openShop(test);
    const params = { requestId: request._id };
    const tried = await Promise.all([
      test.call(answerAsk, { params: { _id }, body: { version, values } }, rival.owner),
      declining(rival, _id, version),
      test.call(withdrawAnswer, { params: { _id }, body: { version } }, rival.owner),
      test.call(askMore, { params, body: { makerIds: [makerId] } }, stranger),
      test.call(cancelRequest, { params }, stranger),
      test.call(acceptAnswer, { params: { ...params, askId: _id }, body: { revision: 1 } }, stranger),
    ]);
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
    const other = await openRequest(test, stranger);
    const mixed = { ...params, askId: askOf(other.request, other.shops[0] as TestShop)._id };
    expect((await test.call(acceptAnswer, { params: mixed, body: { revision: 0 } }, customer)).status).toBe(404);
    expect((await test.call(askResource.get, { params: { _id } }, rival.owner)).status).toBe(404);
  });
});
