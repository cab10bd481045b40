import {
  assignSewing,
  getWorkPackingList,
  listWorkSets,
  moveWorkSets,
  readWorkMeasurements,
} from '@adunni/contracts/asoebi/production';
import { getMakerWork, listMakerWork, sendProposal } from '@adunni/contracts/asoebi/proposals';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { addOrder, type OpenEvent, openWedding } from '../hosting/testing.ts';
import { asoEbiSets } from '../placing/tables.ts';

let test: TestApp;
let shop: TestShop;
let tailor: TestShop;
let other: TestShop;
let wedding: OpenEvent;
beforeAll(async () => {
  test = await startTestApp();
  [shop, tailor, other] = [await openShop(test), await openShop(test), await openShop(test)];
  await test.app.deps.db.update(users).set({ role: 'Tailor' }).where(eq(users._id, tailor.owner._id));
  wedding = await openWedding(test, await signInAs(test), shop);
});
afterAll(() => test.close());

const params = () => ({ invitationId: wedding.invitationId });
const assign = (tailorId: string | null, as: TestPerson = shop.owner) =>
  test.call(assignSewing, { params: params(), body: { tailorId } }, as);
const move = async (setIds: string[], to: 'in-production' | 'ready' | 'collected') =>
  (await test.call(moveWorkSets, { params: params(), body: { setIds, to } }, tailor.owner)).body;

it('gives sewing to approved tailors only, by the workshop that makes the group', async () => {
  for (const tailorId of [other.makerId, shop.makerId, wedding.eventId])
    expect((await assign(tailorId)).error.code).toBe('tailor_not_available');
  for (const as of [other.owner, tailor.owner]) expect((await assign(tailor.makerId, as)).status).toBe(404);
  expect((await test.call(getMakerWork, { params: params() }, tailor.owner)).status).toBe(404);
  expect((await assign(tailor.makerId)).body.tailor).toMatchObject({ _id: tailor.makerId });
  expect((await assign(tailor.makerId)).status, 'the same again').toBe(200);
});

it('lets a tailor sew, and shows them neither prices nor addresses nor what is owed', async () => {
  await assign(tailor.makerId);
  const set = { size: 'UK 14' };
  const { setIds } = await addOrder(test, wedding, shop.makerId, { status: 'part-paid', address: '4 Allen', set });
  const { work } = (await test.call(getMakerWork, { params: params() }, tailor.owner)).body;
  expect(work).toMatchObject({ rates: null, deliveries: [] });
  expect(work).toMatchObject({ as: 'tailor', note: '', proposals: [], packages: [{ price: null }] });
  expect((await test.call(listMakerWork, {}, tailor.owner)).body.items).toHaveLength(1);
  const { sets } = (await test.call(listWorkSets, { params: params() }, tailor.owner)).body;
  expect(sets).toMatchObject([{ size: 'UK 14', address: '', isPaid: true, next: ['in-production'] }]);
  expect(await move(setIds, 'in-production')).toMatchObject({ moved: 1 });
  expect(await move(setIds, 'ready')).toMatchObject({ moved: 1 });
  expect(await move(setIds, 'collected')).toMatchObject({ moved: 0, stayed: [{ why: 'not-yours' }] });
  expect((await test.call(readWorkMeasurements, { params: params() }, tailor.owner)).status).toBe(200);
});

it('keeps a tailor from what is the workshop’s, and from all of it once the sewing is taken back', async () => {
  await assign(tailor.makerId);
  expect((await test.call(getWorkPackingList, { params: params() }, tailor.owner)).status).toBe(404);
  const form = {
    lines: [{ packageId: wedding.packageId, price: 1000, capacity: null }],
    ...{ readyOn: '2199-01-01', validDays: 14, note: '' },
  };
  expect((await test.call(sendProposal, { params: params(), body: { over: 1, form } }, tailor.owner)).status).toBe(404);
  expect((await assign(null)).body).toEqual({ tailor: null });
  for (const call of [getMakerWork, listWorkSets, readWorkMeasurements])
    expect((await test.call(call, { params: params() }, tailor.owner)).status).toBe(404);
});

it('gives no sewing away once all sets are handed over, and takes it back even then', async () => {
  const one = await openWedding(test, await signInAs(test), shop);
  const give = (tailorId: string | null) =>
    test.call(assignSewing, { params: { invitationId: one.invitationId }, body: { tailorId } }, shop.owner);
  const isOver = async () => {
    const { items } = (await test.call(listMakerWork, {}, shop.owner)).body;
    return items.find(({ _id }) => _id === one.invitationId)?.isHandedOver;
  };
  expect(await isOver(), 'nothing ordered').toBe(false);
  await addOrder(test, one, shop.makerId, { set: { stage: 'collected' } });
  const { setIds } = await addOrder(test, one, shop.makerId, { set: { stage: 'ready' } });
  expect(await isOver()).toBe(false);
  expect((await give(tailor.makerId)).status).toBe(200);
  await test.app.deps.db
    .update(asoEbiSets)
    .set({ stage: 'collected' })
    .where(eq(asoEbiSets._id, setIds[0] ?? ''));
  expect(await isOver()).toBe(true);
  expect(await give(tailor.makerId)).toMatchObject({ status: 409, error: { code: 'all_handed_over' } });
  expect((await give(null)).body).toEqual({ tailor: null });
});
