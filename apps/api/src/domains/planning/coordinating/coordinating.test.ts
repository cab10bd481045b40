import { workshopResource } from '@adunni/contracts/makers/verification';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import {
  getCoordinatedBoard,
  getCoordinatedCase,
  saveRunSheet,
  tickCoordinatedTask,
} from '@adunni/contracts/planning/coordinating';
import { coordinatorResource, listPlanningStaff, planningCaseResource } from '@adunni/contracts/planning/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { planningCases } from '../tables.ts';
import { openAgreed, payOf, staffCase } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let shop: TestShop;
let caseId: string;
let coordinatorId: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  shop = await openShop(test);
  const opened = await openAgreed(test, admin);
  caseId = opened.caseId;
  await payOf(test, caseId, opened.agreed.milestones[0]?._id ?? '', opened.customer);
  const form = { title: 'On the day', words: 'Calm.', cities: 'Ibadan', position: 0, isPublished: true };
  const values = { ...form, userId: shop.owner._id };
  coordinatorId = (await test.call(coordinatorResource.create, { body: values }, admin)).body._id;
});
afterAll(() => test.close());

const assign = async (assigneeId: string | null) => {
  const { version } = await staffCase(test, caseId, admin);
  return test.call(
    planningCaseResource.update,
    { params: { _id: caseId }, body: { version, values: { assigneeId } } },
    admin,
  );
};
const read = (as = shop.owner) => test.call(getCoordinatedCase, { params: { caseId } }, as);
const board = async (as = shop.owner) =>
  (await test.call(getCoordinatedBoard, {}, as)).body.columns.flatMap(({ cards }) => cards);
const save = (version: number, as = shop.owner) => {
  const run = [{ at: '14:00', title: 'Doors open', who: 'Ushers' }];
  return test.call(saveRunSheet, { params: { caseId }, body: { version, run } }, as);
};

it('lets a maker whom staff made a coordinator work on the cases that are assigned to them, and on no other', async () => {
  const staff = (await test.call(listPlanningStaff, {}, admin)).body.items.map(({ _id }) => _id);
  expect(staff).toContain(shop.owner._id);
  expect((await read()).status, 'before it is assigned').toBe(404);
  expect((await assign(shop.owner._id)).status).toBe(200);
  expect(await board()).toMatchObject([{ _id: caseId, stage: 'under-way' }]);
  const { case: shown } = (await read()).body;
  const told = (await test.call(listNotifications, {}, shop.owner)).body.items;
  expect(told.find(({ title }) => title === `Assigned to you: ${shown.number}`)?.path).toBe(
    `/designer/planning/${caseId}`,
  );
  const other = await openShop(test);
  expect((await read(other.owner)).status).toBe(404);
  expect((await save(shown.version, other.owner)).status).toBe(404);
  expect(await board(other.owner)).toEqual([]);
});

it('shows them neither prices, milestones and budget, nor what is written with the customer', async () => {
  await assign(shop.owner._id);
  const { case: shown } = (await read()).body;
  for (const hidden of ['proposals', 'milestones', 'payments', 'budget', 'plan', 'files', 'decisionMaker'])
    expect(shown).not.toHaveProperty(hidden);
  expect(shown.tasks.length).toBeGreaterThan(0);
  expect((await test.call(planningCaseResource.get, { params: { _id: caseId } }, shop.owner)).status).toBe(403);
});

it('keeps the run sheet of two apart, and leaves the rest of the plan', async () => {
  await assign(shop.owner._id);
  const { version } = (await read()).body.case;
  const before = (await staffCase(test, caseId, admin)).plan;
  const answers = await Promise.all([save(version), save(version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { plan } = await staffCase(test, caseId, admin);
  expect(plan).toMatchObject({ budget: before.budget, vendors: before.vendors, run: [{ title: 'Doors open' }] });
});

it('ticks what is the coordinator’s, not the customer’s', async () => {
  await assign(shop.owner._id);
  const { tasks } = (await read()).body.case;
  const tick = (of: 'coordinator' | 'customer') => {
    const taskId = tasks.find(({ owner }) => owner === of)?._id ?? '';
    return test.call(tickCoordinatedTask, { params: { caseId, taskId }, body: { isDone: true } }, shop.owner);
  };
  expect((await tick('coordinator')).status).toBe(200);
  expect((await tick('customer')).error.code).toBe('not_coordinators');
});

it('takes cases from whoever coordinates no longer, by role or by workshop', async () => {
  await assign(shop.owner._id);
  await test.call(coordinatorResource.act, { body: { action: 'remove', ids: [coordinatorId] } }, admin);
  expect((await read()).status).toBe(404);
  expect((await assign(shop.owner._id)).error.code).toBe('not_a_coordinator');
  const [row] = await test.app.deps.db.select().from(planningCases).where(eq(planningCases._id, caseId));
  expect(row?.assigneeId).toBeNull();
});

it('takes them from whose workshop is suspended', async () => {
  await assign(shop.owner._id);
  await test.call(workshopResource.act, { body: { action: 'suspend', ids: [shop.makerId] } }, admin);
  const [row] = await test.app.deps.db.select().from(planningCases).where(eq(planningCases._id, caseId));
  expect(row?.assigneeId).toBeNull();
  expect((await read()).status).toBe(404);
});
