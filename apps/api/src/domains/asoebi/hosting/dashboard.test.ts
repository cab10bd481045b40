import { getDashboard, getPackingList, getSupplierSheet } from '@adunni/contracts/asoebi/hosting';
import { acceptEventInvitation, inviteMember } from '@adunni/contracts/asoebi/members';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { addGuest, addOrder, type OpenEvent, openWedding } from './testing.ts';

let test: TestApp;
let shop: TestShop;
let host: TestPerson;
let wedding: OpenEvent;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
  host = await signInAs(test);
  const now = test.now;
  wedding = await openWedding(test, host, shop);
  await addGuest(test, wedding, { name: 'Ada' });
  await addGuest(test, wedding, { name: 'Bisi', openedAt: now, answer: 'declining' });
  const guestId = await addGuest(test, wedding, { name: 'Chi', openedAt: now });
  test.now = new Date(now.getTime() + DAY_MS);
  await addOrder(test, wedding, shop.makerId, {
    guestId,
    status: 'paid',
    sets: 2,
    set: { stage: 'ready', size: 'UK 14' },
  });
  await addOrder(test, wedding, shop.makerId, { status: 'part-paid', set: { stage: 'waiting' } });
  await addOrder(test, wedding, shop.makerId, { status: 'reserved' });
  await addOrder(test, wedding, shop.makerId, { status: 'cancelled' });
  await addOrder(test, wedding, shop.makerId, { status: 'paid', set: { cancelledAt: now } });
  [host, shop.owner] = [await signInAgain(test, host), await signInAgain(test, shop.owner)];
});
afterAll(() => test.close());

const dashboard = (as = host) => test.call(getDashboard, { params: { eventId: wedding.eventId } }, as);

it('counts guests, orders and the sets that stand, by group and together', async () => {
  const { total, groups, packages, days } = (await dashboard()).body.dashboard;
  expect(total).toEqual({
    ...{ invited: 3, opened: 2, declining: 1, own: 0, reserved: 1, partPaid: 1, paid: 2 },
    ...{ sets: 3, measured: 2, inProduction: 2, ready: 2, collected: 0 },
  });
  expect(groups).toEqual([{ _id: wedding.groupId, name: 'Bride’s side', ...total }]);
  expect(packages).toMatchObject([{ sets: 3, held: 1, stock: 40, yards: 5, waiting: 0, cloth: 'lace' }]);
  expect(days.map(({ sets }) => sets)).toEqual([0, 3]);
});

it('sums money for who may see it only', async () => {
  expect((await dashboard()).body.dashboard.money).toEqual({
    received: 157_500,
    outstanding: 22_500,
    refunded: 0,
    fees: 9_000,
    paidOut: 0,
  });
  const helper = await signInAs(test, 'Customer', { emailVerifiedAt: test.now });
  const rights = { role: 'co-host' as const, seesGuests: true, seesMoney: false, edits: false, groupId: null };
  await test.call(
    inviteMember,
    { params: { eventId: wedding.eventId }, body: { email: helper.email, ...rights } },
    host,
  );
  await test.call(acceptEventInvitation, { params: { eventId: wedding.eventId } }, helper);
  expect((await dashboard(helper)).body.dashboard).toMatchObject({ money: null, total: { sets: 3 } });
  expect((await dashboard(await signInAs(test))).status).toBe(404);
  expect((await dashboard(shop.owner)).status, 'its maker is no host').toBe(404);
});

it('prints what to buy, and who gets what, as PDF', async () => {
  for (const sheet of [getSupplierSheet, getPackingList]) {
    const { status, headers, body } = await test.call(sheet, { params: { eventId: wedding.eventId } }, host);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(`${body}`.slice(0, 5)).toBe('%PDF-');
    expect((await test.call(sheet, { params: { eventId: wedding.eventId } }, shop.owner)).status).toBe(404);
  }
});
