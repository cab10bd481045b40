import { randomUUID } from 'node:crypto';
import {
  getOwnPartner,
  getPayoutStatement,
  listOwnCommissions,
  listOwnPayouts,
} from '@adunni/contracts/affiliates/own';
import { suspendPartner } from '@adunni/contracts/affiliates/staff';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { payoutResource, retryPayout } from '@adunni/contracts/payouts/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { ledgerSum, move, pay, upTo } from '../ledger/testing.ts';
import { orderParts } from '../orders/tables.ts';
import { openShop, type TestShop } from '../orders/testing.ts';
import { SANDBOX_ACCOUNTS } from '../payments/sandbox/transfers.ts';
import { sendPayout } from '../payouts/send.service.ts';
import { payouts } from '../payouts/tables.ts';
import { startBatchAs } from '../payouts/testing.ts';
import { affiliateAccounts } from './tables.ts';
import { balanceOf, commissionsOf, openPartner, order, referredBy, type TestPartner } from './testing.ts';

let test: TestApp;
let shop: TestShop;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  // Commission of 8 % reaches the least amount that is paid out.
  shop = await openShop(test, { stock: 1000, price: 20_000_000 });
  admin = await signInAs(test, 'Admin');
});
afterAll(async () => {
  expect(await ledgerSum(test)).toBe(0);
  await test.close();
});

const FULL = 1_600_000;

/** Lets a partner earn with a dress that arrives and stays; returns the order. */
async function earn(partner: TestPartner): Promise<{ orderId: string; partId: string }> {
  const customer = await referredBy(test, partner);
  const orderId = await order(test, customer, [shop]);
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  await pay(test, { person: customer, orderId, partIds: [] });
  await move(test, part?._id ?? '', ...upTo(STAGE_PATHS['ready-to-wear'], 'closed'));
  return { orderId, partId: part?._id ?? '' };
}

async function refundHalf({ orderId, partId }: { orderId: string; partId: string }): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { request: { kind: 'amount' as const, partId, amount: 100_000 }, reason: 'A seam was open.' };
  const { error, status } = await test.call(refundOrder, { params: { orderId }, body }, { ...admin, headers });
  if (status >= 300) throw new Error(JSON.stringify(error));
}

const payoutsOf = ({ partnerId }: TestPartner) =>
  test.app.deps.db.select().from(payouts).where(eq(payouts.partnerId, partnerId)).orderBy(payouts._id);

/** Waits until the provider has answered: who asks it is decided between this call and the payout’s own job. */
async function arrive(payoutId: string): Promise<void> {
  const { db } = test.app.deps;
  await sendPayout(test.app.deps, { payoutId }).catch(() => undefined);
  await expect
    .poll(async () => (await db.select().from(payouts).where(eq(payouts._id, payoutId)))[0]?.status)
    .not.toBe('pending');
}

async function payOut(partner: TestPartner): Promise<string> {
  await startBatchAs(test, admin);
  const [payout] = (await payoutsOf(partner)).toReversed();
  if (!payout) throw new Error('nothing was paid out');
  await arrive(payout._id);
  return payout._id;
}

it('pays a partner what is due to their account, with a statement that only they get', async () => {
  const partner = await openPartner(test);
  const sold = await earn(partner);
  const payoutId = await payOut(partner);
  expect(await balanceOf(test, partner)).toEqual({ pending: 0, available: 0, inTransit: 0, paidOut: FULL });
  expect((await commissionsOf(test, sold.orderId))[0]).toMatchObject({ payoutId, status: 'due' });
  const listed = await test.call(listOwnCommissions, {}, partner);
  expect(listed.body.items).toMatchObject([{ status: 'paid', amount: FULL / 100, percent: 8 }]);
  expect(JSON.stringify(listed.body)).not.toMatch(/Ngozi|Eze|person-|ADN-/);
  const mine = await test.call(listOwnPayouts, {}, partner);
  expect(mine.body.items).toMatchObject([{ _id: payoutId, amount: FULL / 100, status: 'succeeded' }]);
  const params = { payoutId };
  const statement = await test.call(getPayoutStatement, { params }, partner);
  expect([statement.status, statement.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(String(statement.body)).toMatch(/^%PDF-/);
  expect((await test.call(getPayoutStatement, { params }, await openPartner(test))).status).toBe(404);
  const found = await test.call(payoutResource.list, { query: { q: 'Tolu Adeyemi St' } }, admin);
  expect(found.body.items[0]).toMatchObject({ payeeKind: 'partner', payee: { name: 'Tolu Adeyemi Styles' } });
});

it('pays nothing of what may still be returned', async () => {
  const partner = await openPartner(test);
  const customer = await referredBy(test, partner);
  const orderId = await order(test, customer, [shop]);
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  await pay(test, { person: customer, orderId, partIds: [] });
  await move(test, part?._id ?? '', ...upTo(STAGE_PATHS['ready-to-wear'], 'delivered'));
  await startBatchAs(test, admin);
  expect(await payoutsOf(partner)).toEqual([]);
  expect(await balanceOf(test, partner)).toMatchObject({ pending: FULL, available: 0, inTransit: 0 });
});

it('owes back what is refunded after the payout, and makes up for it with what is earned next', async () => {
  const partner = await openPartner(test);
  const sold = await earn(partner);
  await payOut(partner);
  await refundHalf(sold);
  const [commission] = await commissionsOf(test, sold.orderId);
  const owed = FULL - (commission?.amount ?? 0);
  expect(owed).toBeGreaterThan(0);
  expect(await balanceOf(test, partner)).toMatchObject({ available: -owed, paidOut: FULL });
  expect((await test.call(getOwnPartner, {}, partner)).body.partner?.balance.available).toBe(-owed / 100);
  await startBatchAs(test, admin);
  expect(await payoutsOf(partner)).toHaveLength(1);
  await earn(partner);
  const again = await payOut(partner);
  expect((await payoutsOf(partner)).find(({ _id }) => _id === again)?.amount).toBe(FULL - owed);
  expect(await balanceOf(test, partner)).toMatchObject({ available: 0, paidOut: 2 * FULL - owed });
});

it('books a refund that comes while the payout is under way as owed back', async () => {
  const partner = await openPartner(test);
  const sold = await earn(partner);
  await setAccount(partner, SANDBOX_ACCOUNTS.pending);
  await startBatchAs(test, admin);
  expect(await balanceOf(test, partner)).toMatchObject({ available: 0, inTransit: FULL });
  await refundHalf(sold);
  const { available, paidOut, inTransit } = await balanceOf(test, partner);
  expect({ isOwed: available < 0, paidOut, inTransit }).toEqual({ isOwed: true, paidOut: 0, inTransit: FULL });
});

it('gives back what could not be paid, and sends it again to the account as it is then', async () => {
  const partner = await openPartner(test);
  const sold = await earn(partner);
  // The sandbox refuses this account.
  await setAccount(partner, SANDBOX_ACCOUNTS.failed);
  await payOut(partner);
  const [failed] = await payoutsOf(partner);
  expect(failed?.status).toBe('failed');
  expect((await commissionsOf(test, sold.orderId))[0]?.payoutId).toBeNull();
  expect(await balanceOf(test, partner)).toMatchObject({ available: FULL, inTransit: 0 });
  await setAccount(partner, '0123456700');
  const retried = await test.call(retryPayout, { params: { payoutId: failed?._id ?? '' } }, admin);
  expect(retried.status).toBe(201);
  await arrive(retried.body.payoutId);
  expect(await balanceOf(test, partner)).toMatchObject({ available: 0, paidOut: FULL });
  expect((await commissionsOf(test, sold.orderId))[0]?.payoutId).toBe(retried.body.payoutId);
});

it('pays nothing to who is suspended or has no account, and says why', async () => {
  const [suspended, bare] = [
    await openPartner(test, { name: 'Kemi Writes' }),
    await openPartner(test, { name: 'Ade Films' }),
  ];
  await earn(suspended);
  await earn(bare);
  await test.app.deps.db.delete(affiliateAccounts).where(eq(affiliateAccounts.partnerId, bare.partnerId));
  const params = { partnerId: suspended.partnerId };
  await test.call(suspendPartner, { params, body: { reason: 'Under review.' } }, admin);
  const { skipped } = await startBatchAs(test, admin);
  const reasons = new Map(skipped.map(({ payee, reason }) => [payee._id, reason]));
  expect(reasons.get(bare.partnerId)).toBe('no-account');
  expect([await payoutsOf(bare), await payoutsOf(suspended)]).toEqual([[], []]);
  // What was due is held, so it isn’t even theirs to have.
  expect(await balanceOf(test, suspended)).toMatchObject({ pending: FULL, available: 0 });
});

async function setAccount({ partnerId }: TestPartner, accountNumber: string): Promise<void> {
  const values = { accountNumber, accountEnding: accountNumber.slice(-4) };
  await test.app.deps.db.update(affiliateAccounts).set(values).where(eq(affiliateAccounts.partnerId, partnerId));
}
