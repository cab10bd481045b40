import { getAttention, getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import { getOrder } from '@adunni/contracts/orders/orders';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { orderPartResource, orderResource, type StaffPart } from '@adunni/contracts/orders/staff';
import { cancelUnpaid, waitForBalance } from '@adunni/contracts/orders/work';
import { checkPayment, decideSandbox, startPayment } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { coupons } from '../../coupons/tables.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum, wholeLedger } from '../../ledger/testing.ts';
import { type Bought, openTailor, partFor, payDue } from '../staff/testing.ts';
import { orderParts } from '../tables.ts';
import { openShop, stockOf, type TestShop } from '../testing.ts';
import { again, bellOf, mailsOf, passDays, readyWithDeposit } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-20T10:00:00Z');
});
afterAll(() => test.close());
beforeEach(async () => {
  shop = await openShop(test);
  admin = await signInAs(test, 'Admin');
});

type Late = Bought & { partId: string };

/** A part whose balance is overdue since today; its maker and staff are signed in. */
async function overdue(shops = [shop], wishes: Parameters<typeof readyWithDeposit>[2] = {}): Promise<Late> {
  const late = await readyWithDeposit(test, shops, wishes);
  await passDays(test, 15);
  admin = await again(test, admin);
  shop = { ...shop, owner: await again(test, shop.owner) };
  return { ...late, customer: await again(test, late.customer) };
}

const wait = (who: TestPerson, { _id: partId, version }: StaffPart) =>
  test.call(waitForBalance, { params: { partId }, body: { version } }, who);
const cancel = (who: TestPerson, { _id: partId, version }: StaffPart, note = '') =>
  test.call(cancelUnpaid, { params: { partId }, body: { version, note } }, who);
const orderOf = async ({ customer, orderId }: Bought) =>
  (await test.call(getOrder, { params: { orderId } }, customer)).body.order;
const ledgerOf = async (partId: string) => {
  const sums: Record<string, number> = {};
  for (const row of (await wholeLedger(test)).filter((entry) => entry.partId === partId))
    sums[row.account] = (sums[row.account] ?? 0) - row.amount;
  return sums;
};

describe('waiting longer', () => {
  it('gives the customer the whole time again, who is told until when, and asks once more after it', async () => {
    const late = await overdue();
    const { body } = await wait(shop.owner, await partFor(test, shop.owner, late.orderId));
    const [part] = body.record.parts;
    expect(part?.balance).toMatchObject({ isOverdue: false, canDecide: false, since: test.now.toISOString() });
    const told = (await mailsOf(test, 'balance-due', late.orderId)).at(-1);
    expect(told?.subject).toMatch(/^You have until \d+ \w+ 202\d to pay the balance of order ADN-/);
    expect(await bellOf(test, shop.owner, 'balance-overdue', late.orderId)).toHaveLength(1);
    await passDays(test, 15);
    expect(await bellOf(test, shop.owner, 'balance-overdue', late.orderId)).toHaveLength(2);
    expect(await mailsOf(test, 'balance-due', late.orderId)).toHaveLength(6);
  });

  it('that staff decide is told to the maker', async () => {
    const late = await overdue();
    expect((await wait(admin, await partFor(test, admin, late.orderId))).status).toBe(200);
    expect((await bellOf(test, shop.owner, 'balance-overdue', late.orderId)).at(-1)?.text).toMatch(
      /^Our staff have given/,
    );
  });
});

describe('cancelling by the terms', () => {
  it('keeps the deposit on what was made, returns delivery, tells the customer both, and the maker earns at once', async () => {
    const late = await overdue([shop], { deliveryOption: 'express' });
    const before = await orderOf(late);
    const [was] = before.parts;
    const { kept = 0, back = 0 } = was?.balance ?? {};
    // 60 % of a gown with its tax, and of its delivery.
    expect([kept, back]).toEqual([113_400, 3_900]);
    expect(kept + back).toBe(before.paid);
    const told = await cancel(shop.owner, await partFor(test, shop.owner, late.orderId), 'Please write to us.');
    expect(told.status).toBe(200);
    expect(told.body.record.parts[0]).toMatchObject({ stage: 'cancelled', balance: null, money: { refunded: back } });
    const after = await orderOf(late);
    expect(after).toMatchObject({ status: 'cancelled', paid: kept + back, refunded: back, due: 0 });
    expect(after.parts[0]?.events.at(-1)?.note).toMatch(
      /^The balance was not paid by .* 202\d\. Please write to us\.$/,
    );
    const [mail] = await mailsOf(test, 'order-cancelled', late.orderId);
    expect(mail?.text).toContain('As agreed when you ordered, ₦113,400 of what you paid is kept');
    expect(mail?.text).toContain('₦3,900 will be refunded to your original payment method');
    const [bell] = await bellOf(test, late.customer, 'order-cancelled', late.orderId);
    expect(bell?.text).toContain('₦3,900 will be refunded to you.');
    // 108,000 of goods less 12 %, and 5 % of tax: nothing of it is held any more.
    const { provider: _, refunds: __, ...shares } = await ledgerOf(late.partId);
    expect(shares).toMatchObject({ 'maker-payable': 9_504_000, commission: 1_296_000, tax: 540_000 });
    expect([shares['held-earnings'] ?? 0, shares['held-commission'] ?? 0, shares['held-tax'] ?? 0]).toEqual([0, 0, 0]);
    expect(told.body.record.parts[0]?.money?.earnings).toBe(95_040);
    expect(await ledgerSum(test)).toBe(0);
  });

  it('leaves other makers’ parts as they are, to be paid alone, and says so before ordering and after', async () => {
    const other = await openShop(test, { name: 'Second House' });
    const late = await overdue([shop, other]);
    const before = await orderOf(late);
    const theirs = before.parts.find(({ maker }) => maker.name === 'Second House');
    await cancel(admin, await partFor(test, admin, late.orderId, late.partId));
    const after = await orderOf(late);
    expect(after.parts.find(({ _id }) => _id === theirs?._id)).toEqual(theirs);
    expect(after).toMatchObject({ status: 'part-paid', due: theirs?.balance?.amount });
    await payDue(test, late.customer, late.orderId);
    expect((await orderOf(late)).status).toBe('paid');
  });

  it('puts ready-made pieces back on the shelf and their money back with them', async () => {
    const late = await overdue([shop], { dresses: 2 });
    expect(await stockOf(test, shop.dress.variantId)).toBe(8);
    const { kept = 0, back = 0 } = (await orderOf(late)).parts[0]?.balance ?? {};
    expect([kept, back]).toEqual([113_400, 56_700]);
    await cancel(shop.owner, await partFor(test, shop.owner, late.orderId));
    expect(await stockOf(test, shop.dress.variantId)).toBe(10);
    expect(await orderOf(late)).toMatchObject({ status: 'cancelled', refunded: 56_700 });
    const { 'maker-payable': earned, commission, tax } = await ledgerOf(late.partId);
    expect([earned, commission, tax]).toEqual([9_504_000, 1_296_000, 540_000]);
  });

  it('does not give a coupon back that lowered what is kept', async () => {
    const code = 'TENLESS';
    await test.app.deps.db.insert(coupons).values({ code, discountType: 'Percentage', percent: 10 });
    const late = await overdue([shop], { coupon: code });
    const { kept = 0 } = (await orderOf(late)).parts[0]?.balance ?? {};
    expect(kept).toBe(102_600);
    await cancel(shop.owner, await partFor(test, shop.owner, late.orderId));
    const [coupon] = await test.app.deps.db.select().from(coupons).where(eq(coupons.code, code));
    expect([coupon?.used, (await orderOf(late)).status]).toEqual([1, 'cancelled']);
  });

  it('can be made good by staff later, out of what the maker earned', async () => {
    const late = await overdue();
    await cancel(admin, await partFor(test, admin, late.orderId));
    const headers = { 'idempotency-key': 'made-good' };
    const body = { request: { kind: 'full' as const, partId: late.partId }, reason: 'You were in hospital.' };
    const told = await test.call(refundOrder, { params: { orderId: late.orderId }, body }, { ...admin, headers });
    expect(told.status).toBe(201);
    expect((await orderOf(late)).isRefunded).toBe(true);
    expect((await ledgerOf(late.partId))['maker-payable'] ?? 0).toBe(0);
  });
});

describe('the decision', () => {
  it('is refused before the time is over, to a tailor, and to the maker while the customer is suspended', async () => {
    const early = await readyWithDeposit(test, [shop]);
    const part = await partFor(test, shop.owner, early.orderId);
    for (const decide of [wait, cancel])
      expect(await decide(shop.owner, part)).toMatchObject({ status: 409, error: { code: 'balance_settled' } });
    const tailor = await openTailor(test);
    await passDays(test, 15);
    await test.app.deps.db.update(orderParts).set({ tailorId: tailor._id }).where(eq(orderParts._id, early.partId));
    const sewer = await again(test, tailor.person);
    const seen = await partFor(test, sewer, early.orderId);
    expect(seen.balance).toBeNull();
    for (const decide of [wait, cancel])
      expect(await decide(sewer, seen)).toMatchObject({ status: 409, error: { code: 'not_your_step' } });
    const theirs = eq(users._id, early.customer._id);
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(theirs);
    const owner = await again(test, shop.owner);
    for (const decide of [wait, cancel])
      expect(await decide(owner, await partFor(test, owner, early.orderId))).toMatchObject({
        error: { code: 'customer_suspended' },
      });
    const staff = await again(test, admin);
    expect((await wait(staff, await partFor(test, staff, early.orderId))).status).toBe(200);
  });

  it('is taken once by maker and staff who press at the same moment, and again', async () => {
    const late = await overdue();
    const part = await partFor(test, shop.owner, late.orderId);
    const second = await signInAs(test, 'Admin');
    const told = await Promise.all([
      cancel(shop.owner, part),
      cancel(admin, part),
      wait(second, part),
      cancel(shop.owner, part),
    ]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await cancel(shop.owner, part)).status).toBe(409);
    const { status, refunded } = await orderOf(late);
    expect([status, refunded]).toEqual(told[2]?.status === 200 ? ['part-paid', 0] : ['cancelled', 0]);
    expect(await ledgerSum(test)).toBe(0);
  });

  it('or the payment: one of two that come at the same moment counts, and money that lost goes back', async () => {
    for (let round = 0; round < 4; round++) {
      shop = await openShop(test);
      const late = await overdue();
      const part = await partFor(test, shop.owner, late.orderId);
      const started = await test.call(startPayment, { params: { orderId: late.orderId } }, late.customer);
      const { reference } = started.body;
      await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
      const [told] = await Promise.all([
        cancel(shop.owner, part),
        test.call(checkPayment, { params: { reference } }, late.customer),
      ]);
      // The provider is asked before a part is cancelled, so a payment that it knows of always counts.
      expect(told).toMatchObject({ status: 409, error: { code: 'balance_settled' } });
      expect(await orderOf(late)).toMatchObject({ status: 'paid', refunded: 0, due: 0 });
    }
  });

  it('stands when the payment comes after it: all of that goes back', async () => {
    const late = await overdue();
    const started = await test.call(startPayment, { params: { orderId: late.orderId } }, late.customer);
    const { reference } = started.body;
    await cancel(shop.owner, await partFor(test, shop.owner, late.orderId));
    await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
    await test.call(checkPayment, { params: { reference } }, late.customer);
    const { status, paid, refunded } = await orderOf(late);
    expect([status, paid, refunded]).toEqual(['cancelled', 189_000, 75_600]);
    expect(await ledgerSum(test)).toBe(0);
  });

  it('is offered by lists to whoever decides, and not for what is paid or not due', async () => {
    const late = await overdue();
    const young = await readyWithDeposit(test, [shop]);
    const orders = async () => {
      const { items } = (
        await test.call(orderResource.list, { query: { balance: 'overdue', maker: shop.makerId } }, admin)
      ).body;
      return items.map(({ _id }) => _id);
    };
    const parts = async () => {
      const { items } = (await test.call(orderPartResource.list, { query: { balance: 'overdue' } }, shop.owner)).body;
      return items.map(({ _id }) => _id);
    };
    expect([await orders(), await parts()]).toEqual([[late.orderId], [late.partId]]);
    expect(young.orderId).not.toBe(late.orderId);
    const counted = async () => [
      (await test.call(getMakerWork, {}, shop.owner)).body.balanceOverdue,
      (await test.call(getAttention, {}, admin)).body.balanceOverdue,
    ];
    const [ofMaker, ofStaff = 0] = await counted();
    expect(ofMaker).toBe(1);
    await payDue(test, late.customer, late.orderId);
    expect([await orders(), await parts()]).toEqual([[], []]);
    expect(await counted()).toEqual([0, ofStaff - 1]);
  });
});
