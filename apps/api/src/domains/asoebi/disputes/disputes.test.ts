import { decideDispute, listStaffSets, openDispute } from '@adunni/contracts/asoebi/disputes';
import { cancelGuestSets, quoteCancelling } from '@adunni/contracts/asoebi/guest';
import { getStatement } from '@adunni/contracts/ledger/ledger';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { refunds } from '../../payments/tables.ts';
import { dueMakers } from '../../payouts/due.queries.ts';
import { balanceOf, giveAccount } from '../../payouts/testing.ts';
import { type Celebration, celebrate, orderPaid, rowOf, SET_TOTAL, seen } from '../guests/testing.ts';
import { earnHandedOver } from '../paying/balance.service.ts';
import { asoEbiSets } from '../placing/tables.ts';

let test: TestApp;
let admin: TestPerson;
let wedding: Celebration;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  wedding = await celebrate(test);
  await giveAccount(test, wedding.shop.makerId);
});
afterAll(() => test.close());

const open = (setId: string, as = admin) =>
  test.call(openDispute, { params: { setId }, body: { note: 'The hem is torn.' } }, as);
const decide = (disputeId: string, favour: 'guest' | 'maker', refund: number, as = admin) =>
  test.call(decideDispute, { params: { disputeId }, body: { favour, refund, decision: 'As the photos show.' } }, as);
const listed = async (q?: string) => {
  const sent = { params: { eventId: wedding.eventId }, ...(q && { query: { q } }) };
  return (await test.call(listStaffSets, sent, admin)).body.sets;
};
const disputeOf = async (setId: string) => (await listed()).find(({ _id }) => _id === setId)?.disputes[0]?._id ?? '';
/** Sells sets and hands them over. */
async function sell(sets = 1) {
  const orderKey = await orderPaid(test, wedding, { sets, email: 'bola@example.com' });
  const { _id } = await rowOf(test, orderKey);
  const isIts = eq(asoEbiSets.orderId, _id);
  await test.app.deps.db.update(asoEbiSets).set({ stage: 'collected', collectedAt: test.now }).where(isIts);
  await earnHandedOver(test.app.deps);
  const rows = await test.app.deps.db.select().from(asoEbiSets).where(isIts);
  return { orderKey, setIds: rows.map((row) => row._id) };
}
/** What the next payout of the maker comes to, in naira. */
async function payable(): Promise<number> {
  const due = await dueMakers(test.app.deps.db, 0 as never);
  return (due.find(({ _id }) => _id === wedding.shop.makerId)?.amount ?? 0) / 100;
}

it('holds what the maker earned of the disputed set alone, until it is decided for them', async () => {
  const { setIds } = await sell(2);
  const [setId = ''] = setIds;
  expect(await payable()).toBe(2 * 42_750);
  expect((await open(setId)).status).toBe(201);
  expect(await payable()).toBe(42_750);
  expect((await open(setId)).error.code).toBe('dispute_open');
  expect(await listed()).toMatchObject([
    { _id: setId, canDispute: false, refundable: SET_TOTAL, disputes: [{ status: 'open', note: 'The hem is torn.' }] },
  ]);
  expect((await decide(await disputeOf(setId), 'maker', 0)).status).toBe(200);
  expect(await payable()).toBe(2 * 42_750);
  expect((await listed())[0]).toMatchObject({ canDispute: true, disputes: [{ status: 'maker', refund: 0 }] });
});

it('refunds a part to the guest the way it was paid, once, and the books and later refunds follow', async () => {
  const { orderKey, setIds } = await sell(2);
  const [setId = ''] = setIds;
  await open(setId);
  const disputeId = await disputeOf(setId);
  const answers = await Promise.all([1, 2, 3].map(() => decide(disputeId, 'guest', 10_000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await seen(test, orderKey)).toMatchObject({ status: 'paid', refunded: 10_000, due: null, total: 84_500 });
  const { db } = test.app.deps;
  expect(await db.$count(refunds, eq(refunds.cause, `dispute:${disputeId}`))).toBe(1);
  const maker = await balanceOf(test, wedding.shop.makerId);
  expect(maker.available).toBeLessThan(2 * 4_275_000);
  expect(maker.available).toBeGreaterThan(2 * 4_275_000 - 1_000_000);
  const told = await db.select().from(mails).where(eq(mails.recipient, 'bola@example.com'));
  expect(told.some(({ subject }) => subject.startsWith('Refund:'))).toBe(true);
  // The other one costs what it did.
  const other = setIds[1] ?? '';
  await open(other);
  expect((await listed()).find(({ _id }) => _id === other)?.refundable).toBe(SET_TOTAL);
});

it('refunds no more than the set cost, and nothing when it is decided for the maker', async () => {
  const { orderKey, setIds } = await sell(2);
  await open(setIds[0] ?? '');
  const disputeId = await disputeOf(setIds[0] ?? '');
  expect((await decide(disputeId, 'guest', SET_TOTAL + 1)).error.fields).toHaveProperty('refund');
  expect((await decide(disputeId, 'maker', 1)).status).toBe(400);
  expect((await decide(disputeId, 'guest', SET_TOTAL)).status).toBe(200);
  expect(await seen(test, orderKey)).toMatchObject({ refunded: SET_TOTAL, total: SET_TOTAL });
  expect((await listed()).find(({ _id }) => _id === setIds[0])?.refundable).toBe(0);
});

it('is the business of staff alone: neither host, guest nor maker opens, decides or reads one', async () => {
  const { orderKey, setIds } = await sell();
  const [setId = ''] = setIds;
  for (const as of [wedding.host, wedding.shop.owner, await signInAs(test)]) {
    expect((await open(setId, as)).status).toBe(403);
    expect((await test.call(listStaffSets, { params: { eventId: wedding.eventId } }, as)).status).toBe(403);
  }
  await open(setId);
  const disputeId = await disputeOf(setId);
  expect((await decide(disputeId, 'guest', 1, wedding.host)).status).toBe(403);
  expect(JSON.stringify(await seen(test, orderKey))).not.toMatch(/torn|dispute/i);
  expect((await decide(setId, 'guest', 1)).status, 'no such dispute').toBe(404);
});

it('takes none about what is not paid in full or was cancelled', async () => {
  const orderKey = await orderPaid(test, wedding, { plan: 'deposit' });
  const { _id } = await rowOf(test, orderKey);
  const [set] = await test.app.deps.db.select().from(asoEbiSets).where(eq(asoEbiSets.orderId, _id));
  expect((await open(set?._id ?? '')).error.code).toBe('dispute_unpaid');
  expect((await open(wedding.eventId)).status).toBe(404);
});

it('tells the maker for whose set money went back, and why', async () => {
  const { setIds } = await sell(2);
  const [setId = ''] = setIds;
  await test.app.deps.db.update(asoEbiSets).set({ wearer: 'Folú' }).where(eq(asoEbiSets._id, setId));
  await open(setId);
  await decide(await disputeOf(setId), 'guest', 1_000);
  const orderKey = await orderPaid(test, wedding, { sets: 2 });
  const rows = await test.app.deps.db
    .select()
    .from(asoEbiSets)
    .where(eq(asoEbiSets.orderId, (await rowOf(test, orderKey))._id));
  const both = rows.map(({ _id }) => _id);
  const { refund } = (await test.call(quoteCancelling, { params: { orderKey }, body: { setIds: both } })).body;
  const cancelled = await test.call(cancelGuestSets, { params: { orderKey }, body: { setIds: both, refund } });
  expect(cancelled.status).toBe(200);
  const { items } = (await test.call(getStatement, {}, wedding.shop.owner)).body;
  const reasons = items.flatMap(({ kind, reason }) => (kind === 'refund' ? [reason] : []));
  expect(reasons).toEqual([
    `Cancelled: sets for ${rows.map(({ wearer }) => wearer).join(', ')}`,
    'Dispute settled: set for Folú',
  ]);
  expect(items.filter(({ kind }) => kind !== 'refund').every(({ reason }) => reason === null)).toBe(true);
});
