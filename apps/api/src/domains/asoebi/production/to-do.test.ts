import { assignSewing } from '@adunni/contracts/asoebi/production';
import { listMakerWork } from '@adunni/contracts/asoebi/proposals';
import { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { signInAs } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { addOrder, openWedding } from '../hosting/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const onDashboard = async ({ owner }: TestShop) => (await test.call(getMakerWork, {}, owner)).body.asoEbiSets;
const inList = async ({ owner }: TestShop) =>
  (await test.call(listMakerWork, {}, owner)).body.items.map(({ toDo }) => toDo);
const NOTHING = { toMake: 0, inProduction: 0, toHandOver: 0 };

it('counts what waits for a workshop on its dashboard as in its list: neither what lacks sizes nor what is not paid for', async () => {
  const [shop, tailor, other] = [await openShop(test), await openShop(test), await openShop(test)];
  await test.app.deps.db.update(users).set({ role: 'Tailor' }).where(eq(users._id, tailor.owner._id));
  const wedding = await openWedding(test, await signInAs(test), shop);
  const { invitationId } = wedding;
  expect(await onDashboard(shop)).toEqual({ ...NOTHING, invitationId: null });
  const add = (sets: number, stage: 'waiting' | 'measured' | 'in-production' | 'ready' | 'collected', more = {}) =>
    addOrder(test, wedding, shop.makerId, { sets, set: { stage }, ...more });
  await add(5, 'waiting');
  await add(3, 'measured', { status: 'part-paid' });
  await add(3, 'measured', { status: 'reserved' });
  await add(2, 'in-production');
  await add(1, 'ready');
  await add(4, 'ready', { status: 'part-paid' });
  await add(6, 'collected');
  await addOrder(test, wedding, shop.makerId, { set: { stage: 'measured', cancelledAt: test.now } });
  const counts = { toMake: 3, inProduction: 2, toHandOver: 1 };
  expect(await onDashboard(shop)).toEqual({ ...counts, invitationId });
  expect(await inList(shop)).toEqual([counts]);
  expect(await onDashboard(other)).toEqual({ ...NOTHING, invitationId: null });

  const sent = { params: { invitationId }, body: { tailorId: tailor.makerId } };
  expect((await test.call(assignSewing, sent, shop.owner)).status).toBe(200);
  expect(await inList(shop), 'the tailor sews, the workshop hands over').toEqual([{ ...NOTHING, toHandOver: 1 }]);
  expect(await onDashboard(tailor)).toEqual({ ...counts, toHandOver: 0, invitationId });
});

it('leads to no one group when sets of several wait', async () => {
  const shop = await openShop(test);
  for (const host of [await signInAs(test), await signInAs(test)])
    await addOrder(test, await openWedding(test, host, shop), shop.makerId);
  expect(await onDashboard(shop)).toEqual({ ...NOTHING, toMake: 2, invitationId: null });
});
