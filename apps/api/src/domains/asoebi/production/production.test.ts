import { getPackingList } from '@adunni/contracts/asoebi/hosting';
import {
  getWorkPackingList,
  handOut,
  listHandingOut,
  listWorkSets,
  moveWorkSets,
  readWorkMeasurements,
  type WORK_STAGES,
} from '@adunni/contracts/asoebi/production';
import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { findPackedOrders } from '../hosting/sheets.queries.ts';
import { addGuest, addOrder, type OpenEvent, openWedding } from '../hosting/testing.ts';
import { asoEbiSets } from '../placing/tables.ts';
import { asoEbiPackages } from '../tables.ts';

let test: TestApp;
let shop: TestShop;
let other: TestShop;
let host: TestPerson;
let wedding: OpenEvent;
beforeAll(async () => {
  test = await startTestApp();
  [shop, other] = [await openShop(test), await openShop(test)];
});
beforeEach(async () => {
  host = await signInAs(test);
  wedding = await openWedding(test, host, shop);
});
afterAll(() => test.close());

type Stage = (typeof WORK_STAGES)[number];
const params = () => ({ invitationId: wedding.invitationId });
const sets = async (as = shop.owner) => (await test.call(listWorkSets, { params: params() }, as)).body.sets;
const move = (setIds: string[], to: Stage, as = shop.owner) =>
  test.call(moveWorkSets, { params: params(), body: { setIds, to } }, as);
const hand = (setIds: string[], isHandedOut = true, as = host) =>
  test.call(handOut, { params: { eventId: wedding.eventId }, body: { setIds, isHandedOut } }, as);
const MEASURED: FrozenMeasurements = {
  ...{ name: 'Bola', figure: 'woman', ageGroup: 'adult', number: 1, unit: 'cm', method: 'alone', measuredBy: 'Bola' },
  ...{ measuredOn: '2026-05-03', values: { 'bust-girth': 987 }, frozenAt: '2026-05-03T09:00:00.000Z' },
};

it('leads sets from the cutting table to the guest, a step at a time', async () => {
  const { setIds } = await addOrder(test, wedding, shop.makerId, { sets: 2, set: { size: 'UK 14' } });
  expect(await sets()).toMatchObject([
    {
      stage: 'measured',
      size: 'UK 14',
      title: 'Five yards of lace',
      isPaid: true,
      balanceDueOn: null,
      handover: { name: 'Surulere' },
    },
    {},
  ]);
  expect((await move(setIds, 'ready')).body).toMatchObject({ moved: 0, skipped: 2 });
  expect((await move(setIds, 'in-production')).body).toMatchObject({ moved: 2, skipped: 0 });
  expect((await move(setIds.slice(0, 1), 'ready')).body).toMatchObject({ moved: 1, skipped: 0 });
  expect((await hand(setIds)).body, 'only what is ready').toMatchObject({ moved: 1, skipped: 1 });
  expect((await sets()).map(({ stage }) => stage).sort()).toEqual(['collected', 'in-production']);
  expect((await hand(setIds, false)).body).toMatchObject({ moved: 1, skipped: 1 });
  const stored = await test.app.deps.db
    .select()
    .from(asoEbiSets)
    .where(eq(asoEbiSets._id, setIds[0] ?? ''));
  expect(stored).toMatchObject([{ stage: 'ready', readyAt: test.now, collectedAt: null }]);
});

it('says of each set where it can go and why it stays, and moves nothing twice', async () => {
  const paid = await addOrder(test, wedding, shop.makerId, { set: { stage: 'in-production' } });
  const owing = await addOrder(test, wedding, shop.makerId, { status: 'part-paid', set: { stage: 'ready' } });
  const waiting = await addOrder(test, wedding, shop.makerId, { set: { stage: 'waiting' } });
  const all = [paid, owing, waiting].map(({ setIds: [setId = ''] }) => setId);
  const next = new Map((await sets()).map((set) => [set._id, set.next]));
  expect(all.map((setId) => next.get(setId))).toEqual([['measured', 'ready'], ['in-production'], ['measured']]);
  const whys = async (to: Stage) => {
    const { moved, stayed } = (await move(all, to)).body;
    return [moved, ...all.map((setId) => stayed.find((one) => one.setId === setId)?.why ?? 'moved')];
  };
  expect(await whys('ready')).toEqual([1, 'moved', 'already', 'stage']);
  expect(await whys('ready')).toEqual([0, 'already', 'already', 'stage']);
  expect(await whys('collected')).toEqual([1, 'moved', 'unpaid', 'stage']);
});

it('lets a set without its size be made and wait again, and nothing wait that lacks nothing', async () => {
  const known = await addOrder(test, wedding, shop.makerId);
  const lacking = await addOrder(test, wedding, shop.makerId, { set: { stage: 'waiting' } });
  const [sized = '', bare = ''] = [...known.setIds, ...lacking.setIds];
  await test.app.deps.db.update(asoEbiPackages).set({ needs: 'size' }).where(eq(asoEbiPackages._id, wedding.packageId));
  await test.app.deps.db.update(asoEbiSets).set({ size: 'UK 14' }).where(eq(asoEbiSets._id, sized));
  const about = async (setId: string) => (await sets()).find(({ _id }) => _id === setId);
  expect(await about(bare)).toMatchObject({ lacksDetails: true, next: ['measured'] });
  expect((await move([bare], 'measured')).body.moved).toBe(1);
  expect(await about(bare)).toMatchObject({ lacksDetails: true, next: ['waiting', 'in-production'] });
  expect(await about(sized)).toMatchObject({ lacksDetails: false, next: ['in-production'] });
  expect((await move([sized, bare], 'waiting')).body).toMatchObject({
    moved: 1,
    stayed: [{ setId: sized, why: 'stage' }],
  });
  const [stored] = await test.app.deps.db.select().from(asoEbiSets).where(eq(asoEbiSets._id, bare));
  expect(stored).toMatchObject({ stage: 'waiting', measuredAt: null });
});

it('moves each set once when two move them at the same moment', async () => {
  const { setIds } = await addOrder(test, wedding, shop.makerId, { sets: 3 });
  const answers = await Promise.all([1, 2, 3].map(() => move(setIds, 'in-production')));
  expect(answers.map(({ body }) => body.moved).sort()).toEqual([0, 0, 3]);
});

it('hands nothing over that owes its balance, and makes nothing that is only reserved or cancelled', async () => {
  const owing = await addOrder(test, wedding, shop.makerId, { status: 'part-paid', set: { stage: 'ready' } });
  expect((await hand(owing.setIds)).body).toMatchObject({ moved: 0, skipped: 1 });
  expect((await move(owing.setIds, 'collected')).body.moved).toBe(0);
  const held = await addOrder(test, wedding, shop.makerId, { status: 'reserved' });
  const gone = await addOrder(test, wedding, shop.makerId, { status: 'cancelled' });
  const dropped = await addOrder(test, wedding, shop.makerId, { set: { cancelledAt: test.now } });
  expect(
    (
      await move(
        [held, gone, dropped].flatMap(({ setIds }) => setIds),
        'in-production',
      )
    ).body.moved,
  ).toBe(0);
  const [owed, ...others] = await sets();
  expect(owed).toMatchObject({ _id: owing.setIds[0], isPaid: false });
  expect(owed?.balanceDueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(others).toEqual([]);
});

it('shows measurements to the workshop that sews, and logs who read them; hosts see neither these nor sizes', async () => {
  const set = { size: 'UK 14', measurements: MEASURED, wearer: 'Bola' };
  await addOrder(test, wedding, shop.makerId, { set });
  expect((await sets())[0]).toMatchObject({ hasMeasurements: true });
  expect(JSON.stringify(await sets())).not.toContain('987');
  const read = await test.call(readWorkMeasurements, { params: params() }, shop.owner);
  expect(read.body.items).toMatchObject([{ frozen: { values: { 'bust-girth': 987 } } }]);
  const logged = and(eq(auditEntries.actorId, shop.owner._id), eq(auditEntries.rowId, wedding.groupId));
  expect(await test.app.deps.db.$count(auditEntries, logged)).toBe(1);
  const shown = await test.call(listHandingOut, { params: { eventId: wedding.eventId } }, host);
  expect(shown.body.orders).toMatchObject([{ name: 'Bola Ade', sets: [{ wearer: 'Bola', stage: 'measured' }] }]);
  expect(JSON.stringify(shown.body)).not.toMatch(/987|UK 14/);
});

it('is the business of its own workshop and host only', async () => {
  const { setIds } = await addOrder(test, wedding, shop.makerId, { set: { stage: 'ready' } });
  const theirs = await openWedding(test, await signInAs(test), other);
  const foreign = await addOrder(test, theirs, other.makerId, { set: { stage: 'ready' } });
  for (const call of [listWorkSets, readWorkMeasurements, getWorkPackingList])
    expect((await test.call(call, { params: params() }, other.owner)).status).toBe(404);
  expect((await move(setIds, 'collected', other.owner)).status).toBe(404);
  expect((await move(foreign.setIds, 'collected')).body.moved, 'of another event').toBe(0);
  expect((await hand(foreign.setIds)).body.moved).toBe(0);
  expect((await hand(setIds, true, await signInAs(test))).status).toBe(404);
  expect((await hand(setIds, true, shop.owner)).status).toBe(404);
});

it('packs for the workshop what is not handed over, says how far it is, and labels what there is', async () => {
  for (const stage of ['collected', 'ready', 'in-production', 'measured', 'waiting'] as const)
    await addOrder(test, wedding, shop.makerId, { name: stage, set: { stage, wearer: 'Bola', size: 'UK 14' } });
  const { db } = test.app.deps;
  const told = async (isWorkshop: boolean) =>
    (await findPackedOrders(db, wedding.eventId, wedding.groupId, { isWorkshop })).map(
      ({ name, sets, labelled, wearers }) => [name, sets[0]?.split(' · ')[1], labelled.length, wearers[0]],
    );
  expect(await told(true)).toEqual([
    ['in-production', 'In production', 1, 'Bola (UK 14)'],
    ['measured', 'To make', 0, 'Bola (UK 14)'],
    ['ready', 'Ready', 1, 'Bola (UK 14)'],
    ['waiting', 'Waiting for sizes', 0, 'Bola (UK 14)'],
  ]);
  const all = ['collected', 'in-production', 'measured', 'ready', 'waiting'];
  expect(await told(false), 'for the host').toEqual(all.map((name) => [name, undefined, 1, 'Bola']));
});

it('finds by name, table and place who is handed what, and packs for the workshop too', async () => {
  const guestId = await addGuest(test, wedding, { tableCode: 'T7' });
  await addOrder(test, wedding, shop.makerId, { guestId, name: 'Chidi Eze', set: { stage: 'ready' } });
  await addOrder(test, wedding, shop.makerId, { name: 'Ada' });
  const found = async (query: object) => {
    const answer = await test.call(listHandingOut, { params: { eventId: wedding.eventId }, query }, host);
    return answer.body.orders.map(({ name }) => name);
  };
  expect(await found({})).toEqual(['Ada', 'Chidi Eze']);
  expect(await found({ q: 't7' })).toEqual(['Chidi Eze']);
  expect(await found({ handoverId: wedding.handoverId, q: 'ada' })).toEqual(['Ada']);
  const packed = await test.call(getWorkPackingList, { params: params() }, shop.owner);
  expect([packed.status, `${packed.body}`.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await test.call(getPackingList, { params: { eventId: wedding.eventId } }, host)).status).toBe(200);
});
