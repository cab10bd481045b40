import { randomUUID } from 'node:crypto';
import { answerInvitation, getGuestEvent, payGuestOrder, placeGuestOrder } from '@adunni/contracts/asoebi/guest';
import { closeEvent } from '@adunni/contracts/asoebi/opening';
import { revokeGroupLink } from '@adunni/contracts/asoebi/waiting';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayEnd } from '../../../kit/shop-days.rules.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import {
  celebrate,
  celebrateEach,
  decide,
  guestForm,
  newPhone,
  order,
  orderPaid,
  payDue,
  rowOf,
  SET_TOTAL,
  seen,
  stockUp,
  takenOf,
} from '../guests/testing.ts';
import { asoEbiLinks } from '../links/tables.ts';
import { expireHolds } from '../paying/expire.service.ts';

const shared = celebrateEach();

const pass = (minutes: number) => {
  shared.test.now = new Date(shared.test.now.getTime() + minutes * 60_000);
};

it('shows the event to whoever holds the link of a group, without what is only others’', async () => {
  const { body } = await shared.test.call(getGuestEvent, { params: { linkKey: shared.wedding.linkKey } });
  expect(body.event).toMatchObject({
    title: 'Tiwa weds Dapo',
    isTaking: true,
    group: { name: 'Bride’s side' },
    guest: null,
  });
  expect(body.event.packages).toMatchObject([{ price: 45_000, state: 'open', left: 40 }]);
  const { status } = await shared.test.call(getGuestEvent, { params: { linkKey: 'a'.repeat(22) } });
  expect(status).toBe(404);
});

it('takes an order without an account, for a family, and its deposit reserves it', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 3, plan: 'deposit' });
  const { total, paid, status, due, sets } = await seen(shared.test, orderKey);
  expect({ total, paid, status, due }).toEqual({
    ...{ total: SET_TOTAL * 3, paid: (SET_TOTAL * 3) / 2, status: 'part-paid' },
    due: { purpose: 'balance', amount: (SET_TOTAL * 3) / 2 },
  });
  expect(sets.map(({ stage }) => stage)).toEqual(['measured', 'measured', 'measured']);
  await payDue(shared.test, orderKey);
  expect(await seen(shared.test, orderKey)).toMatchObject({ status: 'paid', paid: SET_TOTAL * 3, due: null });
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(3);
  expect(await ledgerSum(shared.test)).toBe(0);
});

it('places an order once, however often it is sent, and refuses another under the same key', async () => {
  const [key, phone] = [randomUUID(), newPhone()];
  const answers = await Promise.all([1, 2, 3].map(() => order(shared.test, shared.wedding, { key, phone })));
  expect(new Set(answers.map(({ body }) => body.orderKey)).size).toBe(1);
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(1);
  expect((await order(shared.test, shared.wedding, { key, phone, sets: 2 })).error.code).toBe('guest_key_reused');
});

it('sells exactly the last 40 sets to 300 guests at once', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => order(shared.test, shared.wedding)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refused.length).toBe(40);
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['sold_out']));
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(40);
}, 60_000);

it('never splits a family between what is left and what is not', async () => {
  await stockUp(shared.test, shared.wedding.packageId, { stock: 4 });
  const answers = await Promise.all([3, 3, 3].map((sets) => order(shared.test, shared.wedding, { sets })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(3);
});

it('knows one person by +234 and by 0', async () => {
  await order(shared.test, shared.wedding, { phone: '+234 803 999 0001' });
  await order(shared.test, shared.wedding, { phone: '08039990001' });
  const { db } = shared.test.app.deps;
  expect(await db.$count(asoEbiGuests, eq(asoEbiGuests.phone, '+2348039990001'))).toBe(1);
});

it('tells the host of a personal link that somebody else used, and refuses nobody', async () => {
  const { db } = shared.test.app.deps;
  const { eventId, groupId } = shared.wedding;
  const phone = newPhone();
  const [guest] = await db.insert(asoEbiGuests).values({ eventId, groupId, name: 'Bola Ade', phone }).returning();
  const linkKey = randomUUID();
  await db.insert(asoEbiLinks).values({ key: linkKey, eventId, groupId, guestId: guest?._id ?? null });
  const own = await order(shared.test, { ...shared.wedding, linkKey }, { phone: `0${phone.slice(4)}` });
  expect((await rowOf(shared.test, own.body.orderKey)).otherPhone).toBe(false);
  const forwarded = await order(shared.test, { ...shared.wedding, linkKey });
  expect(await rowOf(shared.test, forwarded.body.orderKey)).toMatchObject({ otherPhone: true, guestId: guest?._id });
});

it('refuses a price that changed since the page was opened, and keeps what was reserved before', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { plan: 'deposit' });
  await stockUp(shared.test, shared.wedding.packageId, { price: kobo(6_000_000) });
  expect((await order(shared.test, shared.wedding)).error.code).toBe('guest_price_changed');
  await payDue(shared.test, orderKey);
  expect(await seen(shared.test, orderKey)).toMatchObject({ status: 'paid', total: SET_TOTAL, paid: SET_TOTAL });
});

it('is closed at midnight of the last day in Lagos, for ordering, answering and beginning to pay alike', async () => {
  const end = dayEnd(shared.deadline()).getTime();
  shared.test.now = new Date(end - 60_000);
  const placed = await order(shared.test, shared.wedding);
  expect(placed.status).toBe(201);
  shared.test.now = new Date(end);
  expect((await order(shared.test, shared.wedding)).error.code).toBe('ordering_over');
  const params = { orderKey: placed.body.orderKey };
  expect((await shared.test.call(payGuestOrder, { params })).error.code).toBe('ordering_over');
  // What had shared.begun may end.
  await decide(shared.test, placed.body.payment?.reference ?? '');
  expect(await seen(shared.test, placed.body.orderKey)).toMatchObject({ status: 'paid' });
});

it('takes no orders once the host has closed, while payments that have shared.begun end', async () => {
  const placed = await order(shared.test, shared.wedding);
  const close = { params: { eventId: shared.wedding.eventId }, body: { version: shared.wedding.event.version } };
  const [closed, ...racing] = await Promise.all([
    shared.test.call(closeEvent, close, shared.wedding.host),
    ...[1, 2, 3].map(() => order(shared.test, shared.wedding)),
  ]);
  expect(closed.status).toBe(200);
  expect(racing.every(({ status, error }) => status === 201 || error.code === 'not_taking')).toBe(true);
  expect((await order(shared.test, shared.wedding)).error.code).toBe('not_taking');
  const answer = { name: 'Bola Ade', phone: newPhone(), answer: 'declining' as const };
  const { linkKey } = shared.wedding;
  expect((await shared.test.call(answerInvitation, { params: { linkKey }, body: answer })).error.code).toBe(
    'not_taking',
  );
  await decide(shared.test, placed.body.payment?.reference ?? '');
  expect(await seen(shared.test, placed.body.orderKey)).toMatchObject({ status: 'paid' });
});

it('lets everybody end what they are paying while the host closes, each once and in full', async () => {
  const { test, wedding } = shared;
  const placed = await Promise.all(Array.from({ length: 6 }, (_, n) => order(test, wedding, { sets: 1 + (n % 2) })));
  const close = { params: { eventId: wedding.eventId }, body: { version: wedding.event.version } };
  const references = placed.map(({ body }) => body.payment?.reference ?? '');
  const [closed] = await Promise.all([
    test.call(closeEvent, close, wedding.host),
    ...[...references, ...references].map((reference) => decide(test, reference)),
  ]);
  expect(closed.status).toBe(200);
  for (const [n, { body }] of placed.entries())
    expect(await seen(test, body.orderKey)).toMatchObject({
      status: 'paid',
      paid: SET_TOTAL * (1 + (n % 2)),
      refunded: 0,
    });
  expect([await takenOf(test, wedding.packageId), await ledgerSum(test)]).toEqual([9, 0]);
});

it('lets nobody in by a revoked link, while orders keep their own', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding);
  const { eventId, groupId, linkKey, host } = shared.wedding;
  await shared.test.call(revokeGroupLink, { params: { eventId, groupId } }, host);
  expect((await shared.test.call(getGuestEvent, { params: { linkKey } })).error.code).toBe('link_gone');
  expect((await order(shared.test, shared.wedding)).error.code).toBe('link_gone');
  expect((await seen(shared.test, orderKey)).status).toBe('paid');
});

it('frees the sets of who does not pay in time, and honours a late payment while they are free', async () => {
  const placed = await order(shared.test, shared.wedding, { sets: 2 });
  pass(16);
  await expireHolds(shared.test.app.deps);
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(0);
  expect(await seen(shared.test, placed.body.orderKey)).toMatchObject({ status: 'cancelled' });
  expect((await shared.test.call(payGuestOrder, { params: { orderKey: placed.body.orderKey } })).error.code).toBe(
    'guest_hold_over',
  );
  await decide(shared.test, placed.body.payment?.reference ?? '');
  expect(await seen(shared.test, placed.body.orderKey)).toMatchObject({ status: 'paid', paid: SET_TOTAL * 2 });
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(2);
});

it('returns a late payment whose sets are somebody else’s by now', async () => {
  await stockUp(shared.test, shared.wedding.packageId, { stock: 1 });
  const placed = await order(shared.test, shared.wedding);
  pass(16);
  await expireHolds(shared.test.app.deps);
  await orderPaid(shared.test, shared.wedding);
  await decide(shared.test, placed.body.payment?.reference ?? '');
  const { status, paid, payments } = await seen(shared.test, placed.body.orderKey);
  expect({ status, paid, refunded: payments[0]?.refunded }).toEqual({
    ...{ status: 'cancelled', paid: 0, refunded: SET_TOTAL },
  });
  expect(await ledgerSum(shared.test)).toBe(0);
});

it('keeps sets for a transfer that is on its way', async () => {
  const placed = await order(shared.test, shared.wedding);
  await decide(shared.test, placed.body.payment?.reference ?? '', 'later');
  pass(20);
  await expireHolds(shared.test.app.deps);
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(1);
});

it('asks for an address where it delivers, and for sets of this group only', async () => {
  const { linkKey } = shared.wedding;
  const send = (body: ReturnType<typeof guestForm>) =>
    shared.test.call(placeGuestOrder, { params: { linkKey }, body }, { headers: { 'idempotency-key': randomUUID() } });
  const other = await celebrate(shared.test);
  const foreign = {
    ...guestForm(shared.wedding),
    sets: guestForm({ ...shared.wedding, packageId: other.packageId }).sets,
  };
  expect((await send(foreign)).error.code).toBe('package_gone');
  expect((await send({ ...guestForm(shared.wedding), handoverId: other.handoverId })).error.fields).toHaveProperty(
    'handoverId',
  );
  expect(
    (await shared.test.call(placeGuestOrder, { params: { linkKey }, body: guestForm(shared.wedding) })).status,
  ).toBe(400);
});

it('keeps what somebody answers who orders nothing, until they order after all', async () => {
  const { linkKey } = shared.wedding;
  const phone = newPhone();
  const answer = { name: 'Bola Ade', phone, answer: 'own' as const };
  expect((await shared.test.call(answerInvitation, { params: { linkKey }, body: answer })).status).toBe(200);
  const answerOf = async () =>
    (await shared.test.app.deps.db.select().from(asoEbiGuests).where(eq(asoEbiGuests.phone, phone)))[0]?.answer;
  expect(await answerOf()).toBe('own');
  await order(shared.test, shared.wedding, { phone });
  expect(await answerOf()).toBeNull();
});
