import { openDispute } from '@adunni/contracts/asoebi/disputes';
import { handOut, listHandingOut, moveWorkSets } from '@adunni/contracts/asoebi/production';
import { kobo } from '@adunni/contracts/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { addOrder, type OpenEvent, openWedding } from '../hosting/testing.ts';

let test: TestApp;
let shop: TestShop;
let host: TestPerson;
let wedding: OpenEvent;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
});
beforeEach(async () => {
  host = await signInAs(test, 'Customer', { firstName: 'Ngozi', lastName: 'Okonkwo' });
  wedding = await openWedding(test, host, shop);
});
afterAll(() => test.close());

const params = () => ({ eventId: wedding.eventId });
const hand = async (setIds: string[], isHandedOut: boolean, as = host) =>
  (await test.call(handOut, { params: params(), body: { setIds, isHandedOut } }, as)).body;
const shown = async () => (await test.call(listHandingOut, { params: params() }, host)).body.orders[0]?.sets[0];

it('undoes a handover by mistake, and keeps who said what when', async () => {
  const { setIds } = await addOrder(test, wedding, shop.makerId, { set: { stage: 'ready' } });
  expect(await hand(setIds, true)).toMatchObject({ moved: 1 });
  expect(await shown()).toMatchObject({ stage: 'collected', canUndo: true });
  expect(await hand(setIds, false)).toMatchObject({ moved: 1 });
  expect(await hand(setIds, false)).toMatchObject({ moved: 0, stayed: [{ why: 'already' }] });
  const by = { by: 'Ngozi Okonkwo', at: test.now.toISOString() };
  expect(await shown()).toMatchObject({
    stage: 'ready',
    canUndo: false,
    handings: [
      { isHandedOver: false, ...by },
      { isHandedOver: true, ...by },
    ],
  });
});

it('leaves handed over what was disputed since, for the host and for the workshop', async () => {
  const { setIds } = await addOrder(test, wedding, shop.makerId, { set: { stage: 'ready' } });
  await hand(setIds, true);
  const [setId = ''] = setIds;
  await test.call(openDispute, { params: { setId }, body: { note: 'Torn.' } }, await signInAs(test, 'Admin'));
  expect(await hand(setIds, false)).toMatchObject({ moved: 0, stayed: [{ setId, why: 'disputed' }] });
  const sent = { params: { invitationId: wedding.invitationId }, body: { setIds, to: 'ready' as const } };
  expect((await test.call(moveWorkSets, sent, shop.owner)).body.stayed).toEqual([{ setId, why: 'disputed' }]);
  expect(await shown()).toMatchObject({ stage: 'collected', canUndo: false });
  expect(JSON.stringify(await shown())).not.toContain('Torn');
});

it('leaves handed over what was refunded since', async () => {
  const { order, setIds } = await addOrder(test, wedding, shop.makerId, { set: { stage: 'ready' } });
  await hand(setIds, true);
  const { db } = test.app.deps;
  const paid = {
    provider: 'sandbox',
    reference: `adn-${order._id}`,
    amount: order.total,
    status: 'succeeded' as const,
  };
  const [payment] = await db
    .insert(payments)
    .values({ ...paid, purpose: 'full', asoEbiOrderId: order._id, paidAt: test.now } as typeof payments.$inferInsert)
    .returning();
  const refund = { paymentId: payment?._id ?? '', amount: kobo(1000), cause: 'test', reason: 'Late.' };
  await db.insert(refunds).values({ ...refund, createdAt: test.now } as typeof refunds.$inferInsert);
  expect(await hand(setIds, false)).toMatchObject({ moved: 0, stayed: [{ why: 'refunded' }] });
});
