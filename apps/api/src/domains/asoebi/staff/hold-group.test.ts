import { getOwnEvent, type HostedEvent } from '@adunni/contracts/asoebi/events';
import { getGuestEvent, payGuestOrder, quoteCancelling } from '@adunni/contracts/asoebi/guest';
import { listReminders } from '@adunni/contracts/asoebi/guest-list';
import { holdGroup, releaseGroup } from '@adunni/contracts/asoebi/handing-over';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { dayEnd, daysAfter } from '../../../kit/shop-days.rules.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { celebrateEach, decide, order, orderPaid, payDue, rowOf, seen, wait } from '../guests/testing.ts';
import { followBalances } from '../paying/balance.service.ts';
import { asoEbiOrders } from '../placing/tables.ts';

const shared = celebrateEach();
let admin: TestPerson;
beforeEach(async () => {
  admin = await signInAs(shared.test, 'Admin');
});

const params = () => ({ eventId: shared.wedding.eventId, groupId: shared.wedding.groupId });
const hold = (as = admin) => shared.test.call(holdGroup, { params: params() }, as);
/** By whoever is logged in then: a session does not last as long as a deadline may lie ahead. */
const release = async () => {
  const later = await signInAs(shared.test, 'Admin');
  expect((await shared.test.call(releaseGroup, { params: params() }, later)).status).toBe(200);
};
const page = async () =>
  (await shared.test.call(getGuestEvent, { params: { linkKey: shared.wedding.linkKey } })).body.event;
const groupsOf = ({ groups }: HostedEvent) => groups.map(({ isHeld }) => isHeld);

it('takes neither orders nor payments while it is held, tells guests and host, and goes on afterwards', async () => {
  const { test, wedding } = shared;
  const reserved = await order(test, wedding);
  const partPaid = await orderPaid(test, wedding, { plan: 'deposit' });
  expect((await hold()).status).toBe(200);
  expect((await hold()).status, 'the same again').toBe(200);
  expect(await page()).toMatchObject({ isTaking: false, isPaused: true, isCancelled: false });
  expect((await order(test, wedding)).error.code).toBe('not_taking');
  expect((await wait(test, wedding)).error.code).toBe('not_taking');
  for (const orderKey of [reserved.body.orderKey, partPaid]) {
    expect((await test.call(payGuestOrder, { params: { orderKey } })).error.code).toBe('group_paused');
    expect(await seen(test, orderKey)).toMatchObject({ isPaused: true, due: null });
  }
  const setIds = (await seen(test, partPaid)).sets.map(({ _id }) => _id);
  expect((await test.call(quoteCancelling, { params: { orderKey: partPaid }, body: { setIds } })).error.code).toBe(
    'not_taking',
  );
  const own = await test.call(getOwnEvent, { params: { eventId: wedding.eventId } }, wedding.host);
  expect(groupsOf(own.body.event)).toEqual([true]);
  await release();
  expect(await page()).toMatchObject({ isTaking: true, isPaused: false });
  expect((await order(test, wedding)).status).toBe(201);
  await payDue(test, partPaid);
  expect((await seen(test, partPaid)).status).toBe('paid');
  const { items } = (await test.call(listNotifications, {}, wedding.host)).body;
  const told = items.filter(({ title }) => title.includes('Bride’s side'));
  expect(told.map(({ title }) => title.split(' ').slice(-2).join(' ')).sort()).toEqual(['goes on', 'on hold']);
});

it('lets a payment arrive that had begun', async () => {
  const { test, wedding } = shared;
  const placed = await order(test, wedding);
  await hold();
  await decide(test, placed.body.payment?.reference ?? '');
  expect((await seen(test, placed.body.orderKey)).status).toBe('paid');
});

it('asks nobody of it to order or pay, and ends no order whose balance could not be paid', async () => {
  const { test, wedding } = shared;
  const orderKey = await orderPaid(test, wedding, { plan: 'deposit' });
  await hold();
  const query = { kind: 'pay' as const };
  const asked = await test.call(listReminders, { params: { eventId: wedding.eventId }, query }, wedding.host);
  expect(asked.body.items).toEqual([]);
  test.now = dayEnd(daysAfter(shared.deadline(), 5));
  await followBalances(test.app.deps);
  expect((await rowOf(test, orderKey)).status).toBe('part-paid');
  await release();
  await followBalances(test.app.deps);
  expect((await rowOf(test, orderKey)).status, 'three days from the release').toBe('part-paid');
  await payDue(test, orderKey);
  expect((await rowOf(test, orderKey)).status).toBe('paid');
});

it('ends it three days after the release when it is still not paid', async () => {
  const { test, wedding } = shared;
  const orderKey = await orderPaid(test, wedding, { plan: 'deposit' });
  await hold();
  test.now = dayEnd(daysAfter(shared.deadline(), 5));
  await release();
  test.now = dayEnd(daysAfter(shared.deadline(), 10));
  await followBalances(test.app.deps);
  expect((await rowOf(test, orderKey)).status).toBe('cancelled');
});

it('is for staff, of a group of that event', async () => {
  const { test, wedding } = shared;
  for (const as of [wedding.host, wedding.shop.owner]) expect((await hold(as)).status).toBe(403);
  const elsewhere = { eventId: wedding.eventId, groupId: wedding.packageId };
  expect((await test.call(holdGroup, { params: elsewhere }, admin)).status).toBe(404);
});

it('sells nothing after it is held, however many order at that moment', async () => {
  const { test, wedding } = shared;
  const [held, ...placed] = await Promise.all([hold(), ...Array.from({ length: 8 }, () => order(test, wedding))]);
  expect(held.status).toBe(200);
  for (const one of placed) expect([201, 409]).toContain(one.status);
  const sold = await test.app.deps.db.$count(asoEbiOrders, eq(asoEbiOrders.eventId, wedding.eventId));
  expect(sold).toBe(placed.filter(({ status }) => status === 201).length);
  expect((await order(test, wedding)).error.code).toBe('not_taking');
});
