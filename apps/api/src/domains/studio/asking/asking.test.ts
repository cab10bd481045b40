import { randomUUID } from 'node:crypto';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import {
  acceptAnswer,
  askMore,
  cancelRequest,
  getRequest,
  listAskableMakers,
  listRequests,
} from '@adunni/contracts/studio/asking/requests';
import { answerAsk, askResource, declineAsk, withdrawAnswer } from '@adunni/contracts/studio/asking/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { openShop } from '../../orders/testing.ts';
import { lapse } from './lapse.service.ts';
import { acceptAs, answerAs, askAs, askOf, KAFTAN, openRequest, seenBy, seeRequest } from './testing.ts';

let test: TestApp;
let customer: TestPerson;
let start: Date;
beforeAll(async () => {
  test = await startTestApp();
  start = test.now;
});
beforeEach(async () => {
  test.now = start;
  customer = await signInAs(test, 'Customer', { firstName: 'Amaka', lastName: 'Obi' });
});
afterAll(() => test.close());

/** Lets time pass, after which people log in again. */
async function later(hours: number, ...shops: { owner: TestPerson }[]): Promise<void> {
  test.now = new Date(start.getTime() + hours * HOUR_MS);
  customer = await signInAgain(test, customer);
  for (const shop of shops) shop.owner = await signInAgain(test, shop.owner);
}
const titlesOf = async (person: TestPerson) =>
  (await test.call(listNotifications, {}, person)).body.items.map(({ title }) => title);
const suspend = ({ makerId }: { makerId: string }) =>
  test.app.deps.db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, makerId));

describe('asking', () => {
  it('keeps a copy of the design, and tells up to three makers', async () => {
    const { shops, request } = await openRequest(test, customer, 3);
    expect(request).toMatchObject({ status: 'open', title: 'My kaftan', words: 'For Eid, in May.' });
    expect(request.look?.recipe).toEqual(KAFTAN);
    expect(request.look?.lines).toContainEqual({ name: 'Neckline', value: 'Round' });
    expect(request.makers.map(({ status }) => status)).toEqual(['asked', 'asked', 'asked']);
    for (const shop of shops) expect(await titlesOf(shop.owner)).toContain('New request');
    const { record } = await seenBy(test, shops[0] as (typeof shops)[0], request.makers[0]?._id ?? '');
    expect(record).toMatchObject({ customer: 'Amaka Obi', words: 'For Eid, in May.', status: 'asked' });
    expect(record.choices.map(({ name }) => name)).toContain('Neckline');
  });

  it('takes no fourth maker, none twice, no unknown one, nor one’s own workshop', async () => {
    const { shops, request } = await openRequest(test, customer, 3);
    const fourth = await openShop(test);
    const params = { requestId: request._id };
    const more = (makerId: string, who = customer) =>
      test.call(askMore, { params, body: { makerIds: [makerId] } }, who);
    expect((await more(fourth.makerId)).error.code).toBe('makers_full');
    const [first] = shops;
    if (!first) throw new Error('no shop');
    expect((await askAs(test, customer, [first, first])).status).toBe(400);
    expect((await askAs(test, customer, [], { makerIds: [randomUUID()] })).error.code).toBe('maker_not_taking');
    expect((await askAs(test, first.owner, [first])).error.code).toBe('own_workshop');
    expect((await askAs(test, customer, [first], { recipe: { garment: 'sails' } })).error.code).toBe('recipe_refused');
    expect((await askAs(test, customer, [first], { recipe: null, words: '' })).status).toBe(400);
  });

  it('has one open request of a design with a maker, also when it is sent twice at once', async () => {
    const shop = await openShop(test);
    const designId = randomUUID();
    const told = await Promise.all([1, 2, 3].map(() => askAs(test, customer, [shop], { designId })));
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [request] = (await test.call(listRequests, {}, customer)).body.items;
    expect((await test.call(listRequests, {}, customer)).body.items).toHaveLength(1);
    await test.call(cancelRequest, { params: { requestId: request?._id ?? '' } }, customer);
    expect((await askAs(test, customer, [shop], { designId })).status).toBe(201);
  });

  it('counts, so that nobody asks everybody', async () => {
    const shop = await openShop(test);
    const told = [];
    for (let at = 0; at < 16; at++) told.push((await askAs(test, customer, [shop])).status);
    expect([told.slice(0, 15).every((status) => status === 201), told[15]]).toEqual([true, 429]);
  });

  it('offers verified designers who may work, and never one’s own workshop', async () => {
    const [shown, gone] = [await openShop(test), await openShop(test)];
    await suspend(gone);
    const of = async (who: TestPerson, first?: string) =>
      (await test.call(listAskableMakers, { query: { q: 'Ireti', first } }, who)).body.items.map(({ _id }) => _id);
    expect(await of(customer)).toContain(shown.makerId);
    expect(await of(customer)).not.toContain(gone.makerId);
    expect(await of(shown.owner, shown.makerId)).not.toContain(shown.makerId);
    const last = (await of(customer)).at(-1);
    expect((await of(customer, last))[0]).toBe(last);
    expect((await askAs(test, customer, [gone])).error.code).toBe('maker_not_taking');
  });
});

describe('answering', () => {
  it('says price, days, words and what would be made otherwise, and can be changed until it is accepted', async () => {
    const { shops, request } = await openRequest(test, customer);
    const [shop] = shops;
    if (!shop) throw new Error('no shop');
    expect((await answerAs(test, shop, request, { recipe: { ...KAFTAN, neckline: 'open' } })).status).toBe(200);
    const { answer, status } = askOf(await seeRequest(test, customer, request._id), shop);
    expect([status, answer?.price, answer?.days, answer?.revision]).toEqual(['answered', 85_000, 14, 1]);
    expect(answer?.look?.lines).toContainEqual({ name: 'Neckline', value: 'Open V' });
    expect(await titlesOf(customer)).toContain('Workshop 0 responded to your request');
    await answerAs(test, shop, request, { price: 90_000 });
    const again = askOf(await seeRequest(test, customer, request._id), shop).answer;
    expect([again?.price, again?.look, again?.revision]).toEqual([90_000, null, 2]);
    const params = { requestId: request._id, askId: askOf(request, shop)._id };
    const stale = await test.call(acceptAnswer, { params, body: { revision: 1 } }, customer);
    expect([stale.status, stale.error.code]).toEqual([409, 'answer_changed']);
  });

  it('changes no garment into another, and names no price or days that nobody means', async () => {
    const { shops, request } = await openRequest(test, customer);
    const [shop] = shops;
    if (!shop) throw new Error('no shop');
    const { cloth, thread, darkThread } = KAFTAN;
    const other = { garment: 'dashiki', cloth, thread, darkThread };
    expect((await answerAs(test, shop, request, { recipe: other })).error.code).toBe('garment_fixed');
    for (const values of [{ price: 10 }, { price: 1e9 }, { days: 0 }, { days: 500 }, { message: 'x'.repeat(2001) }])
      expect((await answerAs(test, shop, request, values)).status).toBe(400);
  });

  it('is over after 48 hours, of which both are told; the customer may ask another', async () => {
    const { shops, request } = await openRequest(test, customer);
    const [shop] = shops;
    if (!shop) throw new Error('no shop');
    await later(49, shop);
    expect((await answerAs(test, shop, request)).error.code).toBe('ask_closed');
    await lapse(test.app.deps);
    await lapse(test.app.deps);
    expect(askOf(await seeRequest(test, customer, request._id), shop).status).toBe('lapsed');
    expect((await titlesOf(customer)).filter((title) => title.includes('48 hours'))).toHaveLength(1);
    expect(await titlesOf(shop.owner)).toContain('A request has expired');
    const next = await openShop(test);
    const body = { makerIds: [next.makerId] };
    const asked = await test.call(askMore, { params: { requestId: request._id }, body }, customer);
    expect([asked.status, asked.body.request.makers.length]).toEqual([200, 2]);
  });

  it('can be withdrawn or declined with a reason, and shows neither price nor words then', async () => {
    const { shops, request } = await openRequest(test, customer, 2);
    const [first, second] = shops;
    if (!first || !second) throw new Error('no shop');
    await answerAs(test, first, request);
    const _id = askOf(request, first)._id;
    const { version } = await seenBy(test, first, _id);
    expect((await test.call(withdrawAnswer, { params: { _id }, body: { version } }, first.owner)).status).toBe(200);
    const params = { _id: askOf(request, second)._id };
    const body = { version: 1, values: { reason: 'cloth', note: 'Not before June.' } } as const;
    expect((await test.call(declineAsk, { params, body }, second.owner)).status).toBe(200);
    const seen = await seeRequest(test, customer, request._id);
    expect(seen.makers.map(({ status, answer }) => [status, answer])).toEqual([
      ['withdrawn', null],
      ['declined', null],
    ]);
    expect(askOf(seen, second).declined).toEqual({ reason: 'cloth', note: 'Not before June.' });
    expect((await answerAs(test, first, request)).error.code).toBe('ask_closed');
  });

  it('is refused to who saw an older state', async () => {
    const { shops, request } = await openRequest(test, customer);
    const [shop] = shops;
    if (!shop) throw new Error('no shop');
    const _id = askOf(request, shop)._id;
    const body = { version: 1, values: { price: 50_000, days: 5 } };
    const told = await Promise.all([1, 2, 3].map(() => test.call(answerAsk, { params: { _id }, body }, shop.owner)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('accepting', () => {
  it('takes one answer of many that are accepted at once, and tells the others', async () => {
    const { shops, request } = await openRequest(test, customer, 3);
    for (const shop of shops) await answerAs(test, shop, request);
    const told = await Promise.all([...shops, ...shops].map((shop) => acceptAs(test, customer, request._id, shop)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const seen = await seeRequest(test, customer, request._id);
    expect(seen.status).toBe('accepted');
    expect(seen.makers.map(({ status }) => status).sort()).toEqual(['accepted', 'closed', 'closed']);
    const bells = await Promise.all(shops.map(({ owner }) => titlesOf(owner)));
    expect(bells.filter((titles) => titles.includes('Your response was accepted'))).toHaveLength(1);
    expect(bells.filter((titles) => titles.includes('The customer chose another maker'))).toHaveLength(2);
  });

  it('meets a withdrawal, a change or a cancellation at the same moment, and one of them wins', async () => {
    for (const rival of ['withdraw', 'revise', 'cancel'] as const) {
      const { shops, request } = await openRequest(test, customer);
      const [shop] = shops;
      if (!shop) throw new Error('no shop');
      await answerAs(test, shop, request);
      const _id = askOf(request, shop)._id;
      const { version } = await seenBy(test, shop, _id);
      const act = {
        withdraw: () => test.call(withdrawAnswer, { params: { _id }, body: { version } }, shop.owner),
        revise: () =>
          test.call(answerAsk, { params: { _id }, body: { version, values: { price: 99_000, days: 9 } } }, shop.owner),
        cancel: () => test.call(cancelRequest, { params: { requestId: request._id } }, customer),
      }[rival];
      const accept = { params: { requestId: request._id, askId: _id }, body: { revision: 1 } };
      const [accepted, other] = await Promise.all([test.call(acceptAnswer, accept, customer), act()]);
      const seen = await seeRequest(test, customer, request._id);
      if (rival === 'cancel') expect([200, 409]).toContain(accepted.status);
      else expect([accepted.status, other.status].sort(), rival).toEqual([200, 409]);
      expect(seen.status, rival).toBe(rival === 'cancel' ? 'cancelled' : accepted.status === 200 ? 'accepted' : 'open');
    }
  });

  it('is not possible after seven days, nor of a maker who was suspended', async () => {
    const { shops, request } = await openRequest(test, customer, 2);
    const [first, second] = shops;
    if (!first || !second) throw new Error('no shop');
    await answerAs(test, first, request);
    await suspend(first);
    expect((await acceptAs(test, customer, request._id, first)).error.code).toBe('maker_not_taking');
    await answerAs(test, second, request);
    await later(24 * 7 + 1);
    expect((await acceptAs(test, customer, request._id, second)).error.code).toBe('answer_gone');
    await lapse(test.app.deps);
    expect(askOf(await seeRequest(test, customer, request._id), second).status).toBe('expired');
  });
});

describe('who reads a request', () => {
  it('is its customer, the makers who were asked, and staff', async () => {
    const { shops, request } = await openRequest(test, customer);
    const [shop] = shops;
    if (!shop) throw new Error('no shop');
    const stranger = await signInAs(test);
    const params = { requestId: request._id };
    for (const call of [getRequest, cancelRequest]) {
      expect((await test.call(call, { params }, stranger)).status).toBe(404);
      expect((await test.call(call, { params })).status).toBe(401);
    }
    const rival = await openShop(test);
    const ask = { params: { _id: request.makers[0]?._id ?? '' } };
    expect((await test.call(askResource.get, ask, rival.owner)).status).toBe(404);
    expect((await test.call(askResource.list, { query: { status: 'any' } }, rival.owner)).body.items).toEqual([]);
    expect((await test.call(askResource.get, ask, customer)).status).toBe(403);
    const admin = await signInAs(test, 'Admin');
    const read = await test.call(askResource.get, ask, admin);
    expect([read.status, read.body.record.enquiryId]).toEqual([200, null]);
    const body = { version: 1, values: { price: 50_000, days: 5 } };
    expect((await test.call(answerAsk, { ...ask, body }, admin)).status).toBe(403);
    await suspend(shop);
    expect((await test.call(askResource.get, ask, shop.owner)).status).toBe(404);
  });
});
