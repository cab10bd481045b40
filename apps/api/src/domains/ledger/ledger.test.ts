import { randomUUID } from 'node:crypto';
import {
  exportStatement,
  getBalance,
  getLedgerSummary,
  getStatement,
  listMakerBalances,
  printStatement,
} from '@adunni/contracts/ledger/ledger';
import { kobo } from '@adunni/contracts/money';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { materialsEntries, paymentEntries, refundEntries, sharesOf } from '../orders/ledger/entries.rules.ts';
import { postRefund } from '../orders/ledger/posting.service.ts';
import { orderParts } from '../orders/tables.ts';
import { openShop } from '../orders/testing.ts';
import { balanceOf, EARNED, earn, earningShop, payoutsOf, startBatchAs } from '../payouts/testing.ts';
import { post } from './post.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';
import { buy, move, pay, upTo, wholeLedger } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const SEWN = STAGE_PATHS['made-to-measure'];
/** Kobo of a gown of ₦180,000: less 12 % commission. */
const GOWN = 15_840_000;

/** Takes a part’s money back, as staff’s refunds do. */
async function refundPart(partId: string, amount: number, cause: string = randomUUID()): Promise<void> {
  const { db } = test.app.deps;
  const [part] = await db.select().from(orderParts).where(eq(orderParts._id, partId));
  if (!part) throw new Error('no part');
  const refund = { orderId: part.orderId, part, amount: kobo(amount), cause, at: test.now };
  await db.transaction((tx) => postRefund(tx, refund));
}

describe('the database', () => {
  it('refuses a transaction that does not sum to zero, when it is to be committed', async () => {
    const { db } = test.app.deps;
    const off = db.transaction(async (tx) => {
      const values = { kind: 'payment', cause: randomUUID(), at: test.now } as const;
      const [transaction] = await tx.insert(ledgerTransactions).values(values).returning();
      const entry = { transactionId: transaction?._id ?? '', account: 'provider', at: test.now } as const;
      await tx.insert(ledgerEntries).values({ ...entry, amount: kobo(100) });
      await tx.insert(ledgerEntries).values({ ...entry, account: 'unassigned', amount: kobo(-99) });
    });
    await expect(off).rejects.toMatchObject({ cause: { message: expect.stringContaining('off balance by 1') } });
    expect((await wholeLedger(test)).filter(({ account }) => account === 'unassigned')).toEqual([]);
  });

  it.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    `update ledger_transactions set cause = ''`,
    'delete from ledger_transactions',
  ])('refuses to %s', async (statement) => {
    const { pool } = test.app.deps;
    await expect(pool.query(statement)).rejects.toThrow('the ledger is append-only');
  });
});

describe('posting', () => {
  it('books a cause once, named twice in one call and in ten transactions at once', async () => {
    const { db } = test.app.deps;
    const booking = {
      ...{ kind: 'payment' as const, cause: `payment:${randomUUID()}`, subject: null, at: test.now },
      entries: paymentEntries(kobo(5_000), []),
    };
    await Promise.all(Array.from({ length: 10 }, () => db.transaction((tx) => post(tx, [booking, booking]))));
    const entries = (await wholeLedger(test)).filter(({ cause }) => cause === booking.cause);
    expect(entries.map(({ amount }) => amount)).toEqual([5_000, -5_000]);
  });
});

describe('what a maker earns', () => {
  it('is pending when it is paid, the materials share available at cutting, and the rest when the part is closed', async () => {
    const shop = await openShop(test);
    const bought = await buy(test, [shop], 'gown', 'deposit');
    const [partId = ''] = bought.partIds;
    await pay(test, bought);
    const pending = GOWN * 0.6;
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ pending, available: 0 });
    await move(test, partId, ...upTo(SEWN, 'fabric-sourced'));
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ pending, available: 0 });
    await move(test, partId, 'cutting');
    const available = GOWN * 0.4;
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ pending: pending - available, available });
    await move(test, partId, 'on-hold', 'cutting', ...SEWN.slice(SEWN.indexOf('sewing'), SEWN.indexOf('dispatched')));
    await pay(test, bought);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ pending: GOWN - available, available });
    await move(test, partId, 'dispatched', 'delivered', 'closed');
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ pending: 0, available: GOWN });
  });

  it('falls below zero when a refund comes after the payout, and the next earnings make up for it', async () => {
    const shop = await earningShop(test);
    await startBatchAs(test, admin);
    await vi.waitFor(async () => expect((await payoutsOf(test, shop.makerId))[0]?.status).toBe('succeeded'), 60_000);
    const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, shop.orderId));
    await refundPart(part?._id ?? '', part?.totalAmount ?? 0);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: -EARNED, paidOut: EARNED });
    await earn(test, shop);
    expect(await startBatchAs(test, admin)).toMatchObject({ payouts: 0 });
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: 0 });
    await earn(test, shop);
    expect(await startBatchAs(test, admin)).toMatchObject({ payouts: 1, total: EARNED / 100 });
  });

  it('is taken back once per refund, however many book it at once, and never beyond what the part has', async () => {
    const shop = await openShop(test);
    const bought = await buy(test, [shop]);
    await pay(test, bought);
    const [partId = ''] = bought.partIds;
    const cause = randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => refundPart(partId, 1_000_000, cause)));
    const { pending } = await balanceOf(test, shop.makerId);
    expect(pending).toBe(EARNED - Math.round((1_000_000 * EARNED) / 4_725_000));
    await expect(refundPart(partId, 3_725_001)).rejects.toThrow(RangeError);
    await refundPart(partId, 3_725_000);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ pending: 0, available: 0 });
  });
});

describe('the shares of a part', () => {
  const part = {
    _id: 'part',
    makerId: 'maker',
    totalAmount: kobo(11_500),
    tax: kobo(500),
    commission: kobo(1200),
    commissionPercent: 12,
    paid: kobo(11_500),
  };
  const held = { 'held-earnings': 9800, 'held-commission': 1200, 'held-tax': 500 };
  const amounts = (entries: ReturnType<typeof refundEntries>) =>
    Object.fromEntries(entries.map(({ account, amount }) => [account, amount]));

  it('give the maker goods less commission, and the shipping', () => {
    expect(sharesOf(part, part.totalAmount)).toEqual([9800, 1200, 500]);
  });

  it('go back exactly as a refund’s goods, tax and shipping ask', () => {
    const shares = { goods: kobo(2500), tax: kobo(125), shipping: kobo(0) };
    expect(amounts(refundEntries(part, held, kobo(2625), shares))).toEqual({
      'held-earnings': 2200,
      'held-commission': 300,
      'held-tax': 125,
      refunds: -2625,
    });
    expect(() => refundEntries(part, held, kobo(2626), shares)).toThrow('do not add up');
  });

  it('are taken from what is held before what was released', () => {
    const balances = { 'held-earnings': 1000, 'maker-payable': 8800, 'held-commission': 1200, 'held-tax': 500 };
    const shares = { goods: kobo(2500), tax: kobo(125), shipping: kobo(0) };
    expect(amounts(refundEntries(part, balances, kobo(2625), shares))).toMatchObject({
      'held-earnings': 1000,
      'maker-payable': 1200,
    });
  });

  it('release no more materials than a deposit has brought', () => {
    const balances = { 'held-earnings': 980 };
    const [entry] = materialsEntries({ ...part, paid: kobo(1150) }, balances, 40);
    expect(entry?.amount).toBe(980);
  });
});

describe('who sees what', () => {
  it('shows a maker their own balance and movements, newest first, and staff the whole, which sums to zero', async () => {
    const shop = await openShop(test);
    const owner = await signInAs(test, 'Designer');
    const stranger = await signInAs(test, 'Designer');
    const { db } = test.app.deps;
    await db.update(makers).set({ userId: owner._id }).where(eq(makers._id, shop.makerId));
    const orderId = await earn(test, shop);
    const { balance } = (await test.call(getBalance, {}, owner)).body;
    expect(balance).toEqual({ pending: 0, available: EARNED / 100, inTransit: 0, paidOut: 0 });
    const everyone = (await test.call(listMakerBalances, {}, admin)).body.items;
    expect(everyone.find(({ maker }) => maker._id === shop.makerId)).toMatchObject(balance);
    const { items, total, months } = (await test.call(getStatement, { query: { limit: 1 } }, owner)).body;
    expect(total, 'a payment and a release').toBe(2);
    expect(months).toMatchObject([{ month: test.now.toISOString().slice(0, 7), fees: 0, net: EARNED / 100 }]);
    for (const { gross, commission, net } of months) expect(gross - commission).toBeCloseTo(net, 2);
    expect(items.map(({ kind }) => kind)).toEqual(['earnings', 'earnings']);
    expect(new Set(items.map(({ transactionId }) => transactionId)).size, 'a page holds whole events').toBe(1);
    const older = (await test.call(getStatement, { query: { limit: 1, page: 2 } }, owner)).body;
    expect(older.items).toMatchObject([{ kind: 'payment', balance: 'pending' }]);
    expect(items.find((line) => line.balance === 'available')).toMatchObject({ amount: EARNED / 100, orderId });
    expect((await test.call(getStatement, {}, stranger)).status).toBe(404);
    const month = test.now.toISOString().slice(0, 7);
    const file = await test.call(exportStatement, { query: { month } }, owner);
    const number = items[0]?.orderNumber;
    expect(`${file.body}`.split('\n')).toMatchObject([
      'Date (Lagos),Description,Order or booking,Reason,Balance,Amount',
      expect.stringContaining(`,Released to available,${number},,Pending to available,${EARNED / 100}`),
      expect.stringContaining(`,Your share of a payment,${number},,To pending,${EARNED / 100}`),
      '',
    ]);
    const listed = (await test.call(getStatement, { query: { month, limit: 1, page: 2 } }, owner)).body;
    expect(listed).toMatchObject({ total: 2, items: [{ kind: 'payment' }], months: [{ month }] });
    const empty = (await test.call(getStatement, { query: { month: '2020-01' } }, owner)).body;
    expect(empty).toMatchObject({ total: 0, items: [], months: [{ month }] });
    expect((await test.call(getStatement, { query: { month: '2026-13' } }, owner)).status).toBe(400);
    const none = await test.call(exportStatement, { query: { month: '2020-01' } }, owner);
    expect(`${none.body}`.split('\n')).toHaveLength(2);
    const printed = await test.call(printStatement, { query: { month } }, owner);
    expect([printed.status, `${printed.body}`.slice(0, 5)]).toEqual([200, '%PDF-']);
    for (const call of [exportStatement, printStatement]) {
      expect((await test.call(call, { query: { month } }, stranger)).status).toBe(404);
      expect((await test.call(call, { query: { month } }, admin)).status).toBe(403);
      expect((await test.call(call, { query: { month: '2026-13' } }, owner)).status).toBe(400);
    }
    const { accounts, sum } = (await test.call(getLedgerSummary, {}, admin)).body;
    expect(sum).toBe(0);
    const plain = new Map<string, number>();
    for (const { account, amount } of await wholeLedger(test)) plain.set(account, (plain.get(account) ?? 0) + amount);
    for (const { account, amount } of accounts) expect(Math.round(amount * 100)).toBe(plain.get(account) ?? 0);
  });
});
