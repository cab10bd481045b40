import { settlePayment as settleEndpoint } from '@adunni/contracts/payments/staff';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { paymentsOf } from '../../orders/testing.ts';
import { askRefund, historyOf, type PaidOrder, paidOrder, toldOf } from '../testing/paid-order.ts';
import { orderOf, type PaystackApp, startPaystackApp } from '../testing/paystack-app.ts';

const ASKED = 4_725_000;

let app: PaystackApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startPaystackApp();
  admin = await signInAs(app.test, 'Admin');
});
afterAll(() => app.close());

const on = async (name: string) =>
  (await ledgerSummary(app.test.app.deps.db)).accounts.find(({ account }) => account === name)?.amount ?? 0;

let events = 0;
/** Paystack announces something about a payment. */
async function announce({ reference }: PaidOrder, event: string): Promise<void> {
  const sent = await app.standIn.announce(app.test.origin, { event, data: { id: `e-${++events}`, reference } });
  expect(sent.status).toBe(200);
}
const reversedAmount = async ({ orderId }: PaidOrder) => (await paymentsOf(app.test, orderId))[0]?.reversedAmount;

it('tells staff once when the provider takes a payment back, and the books say so', async () => {
  const open = await paidOrder(app);
  const before = await on('provider');
  app.standIn.became(open.reference, { status: 'reversed' });
  for (let i = 0; i < 3; i++) await announce(open, 'charge.dispute.resolve');
  await vi.waitFor(async () => expect(await reversedAmount(open)).toBe(ASKED), 15_000);
  expect((await orderOf(app.test, open)).status).toBe('paid');
  expect((await on('provider')) - before).toBe(-ASKED);
  expect(await toldOf(app, `payment:${open.payment._id}:reversed`)).toHaveLength(1);

  const params = { _id: open.payment._id };
  const body = { how: 'bank-transfer', reference: 'GTB-2291', reason: 'The customer paid again by transfer.' } as const;
  const [first, second] = await Promise.all([1, 2].map(() => app.test.call(settleEndpoint, { params, body }, admin)));
  expect([first?.status, second?.status].sort()).toEqual([200, 409]);
  expect([await reversedAmount(open), await on('bank')]).toEqual([null, ASKED]);
  await announce(open, 'charge.dispute.remind');
  expect((await historyOf(app, open.payment._id)).map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['reversed', null],
    ['settled', admin._id],
  ]);
  expect((await ledgerSummary(app.test.app.deps.db)).sum).toBe(0);
});

it('leaves a payment alone that the provider still has, and one that was returned in full', async () => {
  const [standing, returned] = [await paidOrder(app), await paidOrder(app)];
  await askRefund(app, returned.payment._id, ASKED, 'all of it');
  await vi.waitFor(() => expect(app.standIn.refunds.some((one) => one.transaction === returned.reference)).toBe(true));
  app.standIn.became(returned.reference, { status: 'reversed' });
  await announce(standing, 'charge.dispute.create');
  await announce(returned, 'charge.dispute.create');
  const probe = await paidOrder(app);
  app.standIn.became(probe.reference, { status: 'reversed' });
  await announce(probe, 'charge.dispute.resolve');
  await vi.waitFor(async () => expect(await reversedAmount(probe)).toBe(ASKED), 15_000);
  expect([await reversedAmount(standing), await reversedAmount(returned)]).toEqual([null, null]);
});

it('settles by hand only what was taken back', async () => {
  const open = await paidOrder(app);
  const body = { how: 'provider', reference: 'none', reason: 'A slip.' } as const;
  const { status, error } = await app.test.call(settleEndpoint, { params: { _id: open.payment._id }, body }, admin);
  expect([status, error.code]).toEqual([409, 'not_stuck']);
});
