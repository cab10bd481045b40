import { randomUUID } from 'node:crypto';
import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { cancelGuestSets } from '@adunni/contracts/asoebi/guest';
import { changeOpened, closeEvent, openEvent } from '@adunni/contracts/asoebi/opening';
import { acceptProposal, sendProposal } from '@adunni/contracts/asoebi/proposals';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { acceptOffer, getWaiting, leaveWaiting, listWaiting, offerLate } from '@adunni/contracts/asoebi/waiting';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { dayEnd, daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { signInAgain, signInAs } from '../../identity/testing.ts';
import {
  celebrate,
  celebrateEach,
  guestForm,
  newPhone,
  order,
  orderPaid,
  SET_TOTAL,
  seen,
  stockUp,
  takenOf,
  wait,
} from '../guests/testing.ts';
import { offerFor } from '../proposals/testing.ts';
import { weddingForm } from '../testing.ts';
import { expireOffers } from './offer.service.ts';

const shared = celebrateEach();
beforeEach(() => stockUp(shared.test, shared.wedding.packageId, { stock: 3 }));

const place = async (waitingKey: string) => (await shared.test.call(getWaiting, { params: { waitingKey } })).body.place;
const stateOf = async (waitingKey: string) => (await place(waitingKey)).state;
const cancelAll = async (orderKey: string) => {
  const { sets, paid } = await seen(shared.test, orderKey);
  const setIds = sets.map(({ _id }) => _id);
  return shared.test.call(cancelGuestSets, { params: { orderKey }, body: { setIds, refund: paid } });
};
const accept = (waitingKey: string, sets = 1) =>
  shared.test.call(
    acceptOffer,
    { params: { waitingKey }, body: guestForm(shared.wedding, { sets }) },
    { headers: { 'idempotency-key': randomUUID() } },
  );

it('lets nobody wait for what can be ordered, and nobody wait twice', async () => {
  expect((await wait(shared.test, shared.wedding)).error.code).toBe('nothing_to_wait_for');
  await orderPaid(shared.test, shared.wedding, { sets: 3 });
  const phone = newPhone();
  expect((await wait(shared.test, shared.wedding, 1, { phone })).status).toBe(201);
  expect((await wait(shared.test, shared.wedding, 1, { phone: `0${phone.slice(4)}` })).error.code).toBe(
    'already_waiting',
  );
});

it('offers in the order of arrival all that somebody wants or nothing, and lets nobody overtake', async () => {
  const keys = [
    await orderPaid(shared.test, shared.wedding),
    await orderPaid(shared.test, shared.wedding),
    await orderPaid(shared.test, shared.wedding),
  ];
  const two = (await wait(shared.test, shared.wedding, 2, { email: 'kemi@example.com' })).body.waitingKey;
  const one = (await wait(shared.test, shared.wedding)).body.waitingKey;
  expect((await place(one)).ahead).toBe(1);
  await cancelAll(keys[0] ?? '');
  expect([await stateOf(two), await stateOf(one)]).toEqual(['waiting', 'waiting']);
  expect((await order(shared.test, shared.wedding)).error.code).toBe('sold_out');
  await cancelAll(keys[1] ?? '');
  expect([await stateOf(two), await stateOf(one)]).toEqual(['offered', 'waiting']);
  await cancelAll(keys[2] ?? '');
  expect(await stateOf(one)).toBe('offered');
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(3);
  const [mail] = await shared.test.app.deps.db.select().from(mails).where(eq(mails.recipient, 'kemi@example.com'));
  expect(mail?.text).toContain(`/cultural/aso-ebi/waiting/${two}`);
});

it('makes an order of an offer once, for exactly what is kept', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 3 });
  const { waitingKey } = (await wait(shared.test, shared.wedding, 2)).body;
  await cancelAll(orderKey);
  expect((await accept(waitingKey, 1)).error.code).toBe('offer_differs');
  const answers = await Promise.all([accept(waitingKey, 2), accept(waitingKey, 2)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect([await stateOf(waitingKey), await takenOf(shared.test, shared.wedding.packageId)]).toEqual(['bought', 2]);
});

it('lets an offer die that is declined, runs out, or is bought and cancelled; its sets go to the next', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 3 });
  const line = [];
  for (let index = 0; index < 6; index++) line.push((await wait(shared.test, shared.wedding)).body.waitingKey);
  const [bought = '', declined = '', expired = '', ...next] = line;
  await cancelAll(orderKey);
  const placed = await accept(bought);
  await cancelAll(placed.body.orderKey);
  await shared.test.call(leaveWaiting, { params: { waitingKey: declined } });
  expect([await stateOf(bought), await stateOf(declined)]).toEqual(['bought', 'declined']);
  expect(await Promise.all(next.map(stateOf))).toEqual(['offered', 'offered', 'waiting']);
  shared.test.now = new Date(shared.begun.getTime() + 25 * HOUR_MS);
  expect((await accept(expired)).error.code).toBe('offer_over');
  await expireOffers(shared.test.app.deps);
  expect(await Promise.all([expired, ...next].map(stateOf))).toEqual(['expired', 'expired', 'expired', 'offered']);
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(1);
});

it('offers nothing when an order ends that takes nothing of the stock', async () => {
  const form = weddingForm(shared.test.now);
  const [group] = form.groups;
  const [lace] = group?.packages ?? [];
  if (!group || !lace) throw new Error('the wedding has no package');
  group.packages.push({ ...lace, _id: randomUUID(), title: 'Headwear', stock: null });
  const wedding = await celebrate(shared.test, form);
  await stockUp(shared.test, wedding.packageId, { stock: 1 });
  await orderPaid(shared.test, wedding);
  const { waitingKey } = (await wait(shared.test, wedding)).body;
  const headwear = wedding.event.groups[0]?.packages[1]?._id ?? '';
  const free = await orderPaid(shared.test, { ...wedding, packageId: headwear }, { sets: 2 });
  await cancelAll(free);
  expect([await stateOf(waitingKey), await takenOf(shared.test, headwear)]).toEqual(['waiting', 0]);
});

it('accepts nothing after the last day unless the host offers it', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding);
  shared.test.now = new Date(dayEnd(shared.deadline()).getTime() + HOUR_MS);
  const host = await signInAgain(shared.test, shared.wedding.host);
  const { eventId } = shared.wedding;
  const { waitingKey } = (await wait(shared.test, shared.wedding)).body;
  await expireOffers(shared.test.app.deps);
  expect((await accept(waitingKey)).error.code).toBe('offer_over');
  const { items } = (await shared.test.call(listWaiting, { params: { eventId } }, host)).body;
  const waitingId = items[0]?._id ?? '';
  const stranger = await signInAs(shared.test);
  expect((await shared.test.call(offerLate, { params: { eventId, waitingId } }, stranger)).status).toBe(404);
  expect((await shared.test.call(offerLate, { params: { eventId, waitingId } }, host)).body.items[0]?.state).toBe(
    'offered',
  );
  expect((await shared.test.call(offerLate, { params: { eventId, waitingId } }, host)).error.code).toBe('not_waiting');
  expect((await accept(waitingKey)).status).toBe(201);
  expect((await seen(shared.test, orderKey)).total).toBe(SET_TOTAL);
});

it('offers to the next when somebody leaves the line who wanted more than is free', async () => {
  const keys = [
    await orderPaid(shared.test, shared.wedding, { sets: 2 }),
    await orderPaid(shared.test, shared.wedding),
  ];
  const [three, one] = [
    (await wait(shared.test, shared.wedding, 3)).body.waitingKey,
    (await wait(shared.test, shared.wedding)).body.waitingKey,
  ];
  await cancelAll(keys[0] ?? '');
  expect([await stateOf(three), await stateOf(one)]).toEqual(['waiting', 'waiting']);
  await shared.test.call(leaveWaiting, { params: { waitingKey: three } });
  expect([await stateOf(one), await takenOf(shared.test, shared.wedding.packageId)]).toEqual(['offered', 2]);
});

describe('what became free while nothing was offered', () => {
  const freed = async () => {
    const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 3 });
    const { waitingKey } = (await wait(shared.test, shared.wedding)).body;
    return { waitingKey, free: () => cancelAll(orderKey) };
  };
  const byHost = async (endpoint: typeof openEvent | typeof closeEvent) => {
    const params = { eventId: shared.wedding.eventId };
    const { version } = (await shared.test.call(getOwnEvent, { params }, shared.wedding.host)).body.event;
    expect((await shared.test.call(endpoint, { params, body: { version } }, shared.wedding.host)).status).toBe(200);
  };

  it('is offered once the host takes orders again', async () => {
    const { waitingKey, free } = await freed();
    await byHost(closeEvent);
    await free();
    expect(await stateOf(waitingKey)).toBe('waiting');
    await byHost(openEvent);
    expect(await stateOf(waitingKey)).toBe('offered');
  });

  it('is offered once staff let the event go on', async () => {
    const { waitingKey } = await freed();
    const admin = await signInAs(shared.test, 'Admin');
    const act = (action: 'hold' | 'release') =>
      shared.test.call(asoEbiEventResource.act, { body: { action, ids: [shared.wedding.eventId] } }, admin);
    await act('hold');
    await stockUp(shared.test, shared.wedding.packageId, { stock: 4 });
    await act('release');
    expect(await stateOf(waitingKey)).toBe('offered');
  });

  it('is offered once the maker makes more', async () => {
    const { waitingKey } = await freed();
    const { invitationId, shop, host, eventId, packageId } = shared.wedding;
    const form = offerFor(shared.test, { packages: [{ _id: packageId, price: 45_000, stock: 5 }] });
    const sent = await shared.test.call(
      sendProposal,
      { params: { invitationId }, body: { over: 1, form } },
      shop.owner,
    );
    const proposalId = sent.body.work.proposals.find(({ status }) => status === 'open')?._id ?? '';
    expect((await shared.test.call(acceptProposal, { params: { eventId, proposalId } }, host)).status).toBe(200);
    expect([await stateOf(waitingKey), await takenOf(shared.test, packageId)]).toEqual(['offered', 4]);
  });

  it('is offered once the last day is a later one', async () => {
    const { waitingKey } = await freed();
    await stockUp(shared.test, shared.wedding.packageId, { stock: 4, deadline: daysAfter(shopDay(shared.begun), -1) });
    const { version, story } = shared.wedding.event;
    const packages = [{ _id: shared.wedding.packageId, deadline: shared.deadline(), isWithdrawn: false }];
    const body = { version, form: { story, handovers: [], packages } };
    const params = { eventId: shared.wedding.eventId };
    expect((await shared.test.call(changeOpened, { params, body }, shared.wedding.host)).status).toBe(200);
    expect(await stateOf(waitingKey)).toBe('offered');
  });
});

it('keeps no offer beyond the last day', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 3 });
  const { waitingKey } = (await wait(shared.test, shared.wedding)).body;
  shared.test.now = new Date(dayEnd(shared.deadline()).getTime() - HOUR_MS);
  await cancelAll(orderKey);
  expect((await place(waitingKey)).offeredUntil).toBe(dayEnd(shared.deadline()).toISOString());
});

it('tells who waits when the host no longer offers it', async () => {
  await orderPaid(shared.test, shared.wedding, { sets: 3 });
  const { waitingKey } = (await wait(shared.test, shared.wedding, 1, { email: 'tola@example.com' })).body;
  const { version, story, handovers } = shared.wedding.event;
  const form = {
    story,
    handovers: handovers.map(({ _id, name, details }) => ({ _id, name, details })),
    packages: [{ _id: shared.wedding.packageId, deadline: shared.deadline(), isWithdrawn: true }],
  };
  const params = { eventId: shared.wedding.eventId };
  expect((await shared.test.call(changeOpened, { params, body: { version, form } }, shared.wedding.host)).status).toBe(
    200,
  );
  expect(await stateOf(waitingKey)).toBe('withdrawn');
  const [mail] = await shared.test.app.deps.db.select().from(mails).where(eq(mails.recipient, 'tola@example.com'));
  expect(mail?.subject).toContain('No longer offered');
  expect((await wait(shared.test, shared.wedding)).error.code).toBe('package_gone');
});

it('shows a place to whoever holds its link only', async () => {
  expect((await shared.test.call(getWaiting, { params: { waitingKey: randomUUID() } })).status).toBe(404);
});
