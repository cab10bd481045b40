import { cancelGuestSets, changeGuestOrder, getGuestReceipt, quoteCancelling } from '@adunni/contracts/asoebi/guest';
import { toNaira } from '@adunni/contracts/money';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { dayEnd } from '../../../kit/shop-days.rules.ts';
import { makerBalance } from '../../ledger/queries.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { pendingEarnings } from '../../payouts/pending.queries.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import {
  celebrateEach,
  order,
  orderPaid,
  payDue,
  rowOf,
  SET_TOTAL,
  seen,
  stockUp,
  takenOf,
} from '../guests/testing.ts';
import { earnHandedOver, followBalances } from '../paying/balance.service.ts';
import { asoEbiSets } from '../placing/tables.ts';

const shared = celebrateEach();

const setsOf = async (orderKey: string) => (await seen(shared.test, orderKey)).sets.map(({ _id }) => _id);
const quote = (orderKey: string, setIds: string[]) =>
  shared.test.call(quoteCancelling, { params: { orderKey }, body: { setIds } });
const cancel = (orderKey: string, setIds: string[], refund: number) =>
  shared.test.call(cancelGuestSets, { params: { orderKey }, body: { setIds, refund } });
const refundedOf = async (orderKey: string): Promise<number> => {
  const rows = await shared.test.app.deps.db
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.asoEbiOrderId, (await rowOf(shared.test, orderKey))._id));
  return rows.reduce((sum, { amount }) => sum + toNaira(amount), 0);
};

it('shows the refund first, gives back exactly that, and frees the places', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 3 });
  const [first = ''] = await setsOf(orderKey);
  expect((await quote(orderKey, [first])).body.refund).toBe(SET_TOTAL);
  expect((await cancel(orderKey, [first], SET_TOTAL + 1)).error.code).toBe('refund_changed');
  expect((await cancel(orderKey, [first], SET_TOTAL)).body.order).toMatchObject({
    ...{ status: 'paid', total: SET_TOTAL * 2, refunded: SET_TOTAL },
  });
  expect([await refundedOf(orderKey), await takenOf(shared.test, shared.wedding.packageId)]).toEqual([SET_TOTAL, 2]);
  expect(await ledgerSum(shared.test)).toBe(0);
});

it('frees one place, whether the guest goes first or the order', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding);
  const setIds = await setsOf(orderKey);
  const { guestId } = await rowOf(shared.test, orderKey);
  await shared.test.app.deps.db
    .update(asoEbiGuests)
    .set({ answer: 'declining' })
    .where(eq(asoEbiGuests._id, guestId ?? ''));
  const answers = await Promise.all([1, 2].map(() => cancel(orderKey, setIds, SET_TOTAL)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(0);
  expect(await refundedOf(orderKey)).toBe(SET_TOTAL);
});

it('gives a deposit’s share back for a set of a family, and ends an unpaid order as a whole only', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 2, plan: 'deposit' });
  const [first = ''] = await setsOf(orderKey);
  expect((await quote(orderKey, [first])).body.refund).toBe(SET_TOTAL / 2);
  await cancel(orderKey, [first], SET_TOTAL / 2);
  await payDue(shared.test, orderKey);
  expect(await seen(shared.test, orderKey)).toMatchObject({
    status: 'paid',
    total: SET_TOTAL,
    refunded: SET_TOTAL / 2,
  });
  const unpaid = (await order(shared.test, shared.wedding, { sets: 2 })).body.orderKey;
  const [one = '', two = ''] = await setsOf(unpaid);
  expect((await quote(unpaid, [one])).error.code).toBe('whole_order_only');
  expect((await cancel(unpaid, [one, two], 0)).body.order.status).toBe('cancelled');
});

it('changes and cancels nothing after the last day, nor what is being made', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding);
  const setIds = await setsOf(orderKey);
  const { name, phone, email } = await seen(shared.test, orderKey);
  const body = { name, phone, email, handoverId: shared.wedding.handoverId, address: '', sets: [] };
  const change = () => shared.test.call(changeGuestOrder, { params: { orderKey }, body: { ...body, name: 'Ada Obi' } });
  expect((await change()).body.order.name).toBe('Ada Obi');
  shared.test.now = dayEnd(shared.deadline());
  expect((await quote(orderKey, setIds)).error.code).toBe('too_late_to_change');
  expect((await change()).error.code).toBe('too_late_to_change');
  shared.test.now = shared.begun;
  await shared.test.app.deps.db
    .update(asoEbiSets)
    .set({ stage: 'in-production' })
    .where(eq(asoEbiSets._id, setIds[0] ?? ''));
  expect((await cancel(orderKey, setIds, SET_TOTAL)).error.code).toBe('too_late_to_change');
});

it('asks for what a set needs, and takes it until the event where it is missing, afterwards nothing', async () => {
  await stockUp(shared.test, shared.wedding.packageId, { needs: 'size' });
  const orderKey = await orderPaid(shared.test, shared.wedding);
  const [set] = (await seen(shared.test, orderKey)).sets;
  expect(set?.stage).toBe('waiting');
  const { name, phone, email } = await seen(shared.test, orderKey);
  const sets = [{ _id: set?._id ?? '', wearer: 'Ada', size: '14', measurements: null, profileId: null }];
  const body = { name, phone, email, handoverId: shared.wedding.handoverId, address: '', sets };
  const change = () => shared.test.call(changeGuestOrder, { params: { orderKey }, body });
  const day = shared.wedding.event.day ?? '';
  shared.test.now = dayEnd(day);
  expect((await seen(shared.test, orderKey)).sets[0]?.takesDetails).toBe(false);
  expect((await change()).error.code).toBe('too_late_to_change');
  shared.test.now = new Date(dayEnd(day).getTime() - 1);
  expect((await seen(shared.test, orderKey)).sets[0]).toMatchObject({ isChangeable: false, takesDetails: true });
  const { body: changed } = await change();
  expect(changed.order.sets[0]).toMatchObject({ wearer: 'Ada', size: '14', stage: 'measured', takesDetails: false });
  expect((await change()).error.code, 'known by now').toBe('too_late_to_change');
});

it('reminds of a balance twice, and ends what is not paid three days after the last day', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { plan: 'deposit', email: 'bola@example.com' });
  const end = dayEnd(shared.deadline()).getTime();
  const days = async () => (await rowOf(shared.test, orderKey)).remindedDays;
  for (const [before, reminded] of [
    [9, null],
    [6.5, 7],
    [6, 7],
    [1.5, 2],
  ] as const) {
    shared.test.now = new Date(end - before * DAY_MS);
    await followBalances(shared.test.app.deps);
    expect(await days()).toBe(reminded);
  }
  shared.test.now = new Date(end + 2.5 * DAY_MS);
  await followBalances(shared.test.app.deps);
  expect((await seen(shared.test, orderKey)).status).toBe('part-paid');
  shared.test.now = new Date(end + 3.5 * DAY_MS);
  await followBalances(shared.test.app.deps);
  expect(await seen(shared.test, orderKey)).toMatchObject({ status: 'cancelled', refunded: SET_TOTAL / 2 });
  expect(await takenOf(shared.test, shared.wedding.packageId)).toBe(0);
});

it('keeps what was paid for sewn sets whose balance is missing, which their maker earns', async () => {
  await stockUp(shared.test, shared.wedding.packageId, { kind: 'sewn' });
  const orderKey = await orderPaid(shared.test, shared.wedding, { plan: 'deposit' });
  shared.test.now = new Date(dayEnd(shared.deadline()).getTime() + 3.5 * DAY_MS);
  await followBalances(shared.test.app.deps);
  const { status, paid, refunded } = await seen(shared.test, orderKey);
  // Tax goes back with what is refunded: ₦22,500 of ₦23,625 were for the set.
  expect({ status, kept: paid - refunded }).toEqual({ status: 'cancelled', kept: 22_500 });
  expect((await rowOf(shared.test, orderKey)).earnedAt).not.toBeNull();
  expect(await ledgerSum(shared.test)).toBe(0);
});

it('holds money for the maker until the sets are handed over, less our commission and the tax', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding, { sets: 2 });
  const { makerId } = shared.wedding.shop;
  const { db, clock } = shared.test.app.deps;
  const earnings = 2 * (45_000 * 0.95) * 100;
  expect(await makerBalance(db, makerId)).toMatchObject({ pending: earnings, available: 0 });
  const pending = await pendingEarnings({ db, clock }, makerId);
  expect(pending.map(({ kind, amount }) => [kind, amount])).toEqual([['aso-ebi', earnings]]);
  await earnHandedOver(shared.test.app.deps);
  expect((await makerBalance(db, makerId)).available).toBe(0);
  const order = await rowOf(shared.test, orderKey);
  await db
    .update(asoEbiSets)
    .set({ stage: 'collected' })
    .where(and(eq(asoEbiSets.orderId, order._id)));
  await earnHandedOver(shared.test.app.deps);
  await earnHandedOver(shared.test.app.deps);
  expect(await makerBalance(db, makerId)).toMatchObject({ pending: 0, available: earnings });
  expect(await ledgerSum(shared.test)).toBe(0);
});

it('gives whoever holds the link a receipt', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding);
  const { status, headers } = await shared.test.call(getGuestReceipt, { params: { orderKey } });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
});
