import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { checkBankAccount, listBanks, putBankAccount, retryPayout } from '@adunni/contracts/payouts/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { move, upTo } from '../ledger/testing.ts';
import { notifications } from '../notifications/tables.ts';
import { partFor } from '../orders/staff/testing.ts';
import { orderParts } from '../orders/tables.ts';
import { openShop, type TestShop } from '../orders/testing.ts';
import { settlePayment } from '../payments/collecting/settle.service.ts';
import { openOrder, type PaystackApp, startPaystackApp } from '../payments/testing/paystack-app.ts';
import { checkPayout, pollPayouts, sendPayout } from './send.service.ts';
import type { payouts } from './tables.ts';
import { balanceOf, EARNED, giveAccount, payoutsOf, startBatchAs } from './testing.ts';

type Payout = typeof payouts.$inferSelect;
const NUMBER = '0123456789';

let app: PaystackApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startPaystackApp();
  app.standIn.payouts.holders.set(NUMBER, 'IRETI STITCH HOUSE LTD');
  admin = await signInAs(app.test, 'Admin');
});
afterAll(() => app.close());
beforeEach(() => {
  app.standIn.payouts.status = 'pending';
});

/** A maker with the earnings of one dress, paid through Paystack. */
async function earningShop(accountNumber = NUMBER): Promise<TestShop> {
  const { test, standIn } = app;
  const shop = await openShop(test);
  await giveAccount(test, shop.makerId, accountNumber);
  const { orderId, reference } = await openOrder(test, { shop });
  standIn.became(reference, { status: 'success' });
  await settlePayment(test.app.deps, reference);
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  await move(test, part?._id ?? '', ...upTo(STAGE_PATHS['ready-to-wear'], 'closed'));
  return shop;
}

/** What became available of the shop’s only part, as its maker reads it. */
async function releasedOf({ makerId, owner }: TestShop) {
  const [part] = await app.test.app.deps.db.select().from(orderParts).where(eq(orderParts.makerId, makerId));
  return (await partFor(app.test, owner, part?.orderId ?? '')).money?.releases;
}

async function payoutOf(shop: TestShop): Promise<Payout> {
  const payout = (await payoutsOf(app.test, shop.makerId)).at(-1);
  if (!payout) throw new Error('there is no payout');
  return payout;
}

/** Starts a batch and waits until Paystack has heard of the shop’s payout. */
async function sendTo(shop: TestShop): Promise<Payout> {
  await startBatchAs(app.test, admin);
  return heardOf(shop);
}

/** A shop’s payout, once Paystack has heard of it. */
async function heardOf(shop: TestShop): Promise<Payout> {
  const payout = await payoutOf(shop);
  await vi.waitFor(() => expect(app.standIn.payouts.transfers.has(payout.reference)).toBe(true), 60_000);
  await vi.waitFor(async () => expect((await payoutOf(shop)).checkedAt).not.toBeNull(), 60_000);
  return payout;
}

/** Paystack decides what became of a transfer, and says so. */
async function announce({ reference }: Payout, status: 'success' | 'failed' | 'reversed'): Promise<void> {
  const { standIn, test } = app;
  Object.assign(standIn.payouts.transfers.get(reference) ?? {}, { status });
  const event = { event: `transfer.${status}`, data: { id: `${reference}-${status}`, reference } };
  expect((await standIn.announce(test.origin, event)).status).toBe(200);
}

const reaches = (shop: TestShop, status: Payout['status']) =>
  vi.waitFor(async () => expect((await payoutOf(shop)).status).toBe(status), 60_000);
const pass = (ms: number) => {
  app.test.now = new Date(app.test.now.getTime() + ms);
};
const run = (text: string) => app.test.app.deps.db.execute(sql.raw(text));

describe('a payout through Paystack', () => {
  it('is on its way until an event leads to its success, told once however often it is announced', async () => {
    const shop = await earningShop();
    const release = { amount: EARNED / 100, why: 'closed' };
    expect(await releasedOf(shop)).toMatchObject([{ ...release, payout: null }]);
    const payout = await sendTo(shop);
    expect(await releasedOf(shop)).toMatchObject([{ ...release, payout: { isPaid: false } }]);
    expect(app.standIn.payouts.transfers.get(payout.reference)).toMatchObject({ amount: EARNED });
    expect(await balanceOf(app.test, shop.makerId)).toMatchObject({ available: 0, inTransit: EARNED, paidOut: 0 });
    for (let i = 0; i < 3; i++) await announce(payout, 'success');
    await reaches(shop, 'succeeded');
    await checkPayout(app.test.app.deps, payout.reference);
    expect(await balanceOf(app.test, shop.makerId)).toMatchObject({ available: 0, inTransit: 0, paidOut: EARNED });
    expect(await releasedOf(shop)).toMatchObject([{ ...release, payout: { isPaid: true } }]);
    const told = await app.test.app.deps.db.select().from(notifications).where(eq(notifications.kind, 'payout'));
    expect(told.filter(({ cause }) => cause === `payout:${payout._id}:succeeded`)).toHaveLength(1);
  });

  it('does not believe an event that Paystack’s own answer does not bear out', async () => {
    const shop = await earningShop();
    const { reference } = await sendTo(shop);
    const event = { event: 'transfer.success', data: { id: 7, reference } };
    expect((await app.standIn.announce(app.test.origin, event)).status).toBe(200);
    await checkPayout(app.test.app.deps, reference);
    expect((await payoutOf(shop)).status).toBe('pending');
    expect((await app.standIn.announce(app.test.origin, event, 'forged')).status).toBe(401);
  });

  it('goes back to the balance when it fails, and when it is reversed after it had arrived', async () => {
    const [failing, returning] = [await earningShop(), await earningShop()];
    await announce(await sendTo(failing), 'failed');
    await reaches(failing, 'failed');
    expect(await balanceOf(app.test, failing.makerId)).toMatchObject({ available: EARNED, inTransit: 0, paidOut: 0 });
    const payout = await heardOf(returning);
    await announce(payout, 'success');
    await reaches(returning, 'succeeded');
    await announce(payout, 'reversed');
    await reaches(returning, 'reversed');
    for (const shop of [failing, returning]) expect(await releasedOf(shop)).toMatchObject([{ payout: null }]);
    expect(await balanceOf(app.test, returning.makerId)).toMatchObject({ available: EARNED, inTransit: 0, paidOut: 0 });
    await announce(payout, 'success');
    await checkPayout(app.test.app.deps, payout.reference);
    expect((await payoutOf(returning)).status).toBe('reversed');
    const again = await app.test.call(retryPayout, { params: { payoutId: payout._id } }, admin);
    expect(again.status).toBe(201);
  });

  it('that failed and yet arrived is taken off the balance again', async () => {
    const shop = await earningShop();
    const payout = await sendTo(shop);
    await announce(payout, 'failed');
    await reaches(shop, 'failed');
    await announce(payout, 'success');
    await reaches(shop, 'succeeded');
    expect(await balanceOf(app.test, shop.makerId)).toMatchObject({ available: 0, inTransit: 0, paidOut: EARNED });
  });

  it('waits for approval at Paystack, and arrives after it', async () => {
    app.standIn.payouts.status = 'otp';
    const shop = await earningShop();
    const payout = await sendTo(shop);
    await reaches(shop, 'needs-approval');
    Object.assign(app.standIn.payouts.transfers.get(payout.reference) ?? {}, { status: 'success' });
    pass(61_000);
    await pollPayouts(app.test.app.deps);
    expect((await payoutOf(shop)).status).toBe('succeeded');
  });

  it('fails when Paystack declines it, with its reason', async () => {
    const shop = await earningShop();
    app.standIn.payouts.balance = 0;
    await startBatchAs(app.test, admin);
    await reaches(shop, 'failed');
    app.standIn.payouts.balance = 10_000_000_000;
    expect((await payoutOf(shop)).reason).toMatch(/balance is not enough/);
    expect(await balanceOf(app.test, shop.makerId)).toMatchObject({ available: EARNED });
  });
});

describe('when something breaks in between', () => {
  /** How many transfers Paystack has made in all. */
  const made = () => app.standIn.payouts.transfers.size;

  it.each(['lost', 'down', 'error'] as const)('an answer that is %s leads to one transfer', async (fault) => {
    const shop = await earningShop();
    const before = made();
    const broken = app.standIn.fault('transfer', fault);
    app.standIn.payouts.status = 'success';
    const batch = await startBatchAs(app.test, admin);
    await broken;
    await vi.waitFor(async () => {
      pass(61_000);
      await pollPayouts(app.test.app.deps);
      expect((await payoutOf(shop)).status).toBe('succeeded');
    }, 60_000);
    await vi.waitFor(() => expect(made() - before).toBe(batch.payouts), 60_000);
    expect(await balanceOf(app.test, shop.makerId)).toMatchObject({ available: 0, inTransit: 0, paidOut: EARNED });
  });

  it('a process killed between Paystack’s answer and the commit is followed by no second transfer', async () => {
    const shop = await earningShop();
    app.standIn.payouts.status = 'success';
    await run(`create function fail() returns trigger language plpgsql as $$ begin raise 'the process died'; end $$`);
    await run(`create constraint trigger dies after update of status on payouts deferrable initially deferred
      for each row when (new.status = 'succeeded') execute function fail()`);
    const before = made();
    const { payouts: started } = await startBatchAs(app.test, admin);
    const { _id: payoutId, reference } = await payoutOf(shop);
    await vi.waitFor(() => expect(app.standIn.payouts.transfers.has(reference)).toBe(true), 60_000);
    await expect(checkPayout(app.test.app.deps, reference)).rejects.toThrow();
    expect(await balanceOf(app.test, shop.makerId)).toMatchObject({ inTransit: EARNED, paidOut: 0 });
    await run('drop trigger dies on payouts');
    pass(61_000);
    await Promise.allSettled([1, 2, 3].map(() => sendPayout(app.test.app.deps, { payoutId })));
    expect((await payoutOf(shop)).status).toBe('succeeded');
    await vi.waitFor(() => expect(made() - before).toBe(started), 60_000);
    expect(await balanceOf(app.test, shop.makerId)).toMatchObject({ inTransit: 0, paidOut: EARNED });
  });
});

describe('bank accounts at Paystack', () => {
  it('are resolved to their holder, unless unknown or while Paystack does not answer', async () => {
    const { test, standIn } = app;
    const maker = await signInAs(test, 'Tailor');
    const body = { bankCode: '058', accountNumber: NUMBER };
    expect((await test.call(listBanks, {}, maker)).body.items).toContainEqual({ code: '50211', name: 'Kuda Bank' });
    expect((await test.call(checkBankAccount, { body }, maker)).body.accountName).toBe('IRETI STITCH HOUSE LTD');
    const unknown = { ...body, accountNumber: '9999999999' };
    expect((await test.call(checkBankAccount, { body: unknown }, maker)).error.code).toBe('account_unknown');
    void standIn.fault('resolve', 'down');
    expect((await test.call(checkBankAccount, { body }, maker)).status).toBe(503);
    expect((await test.call(putBankAccount, { body }, maker)).status).toBe(404);
  });
});
