import { personResource } from '@adunni/contracts/identity/people';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getCaseIcs, payMilestone } from '@adunni/contracts/planning/cases';
import { getPlanningDesk } from '@adunni/contracts/planning/public';
import {
  coordinatorResource,
  listCoordinating,
  listPlanningStaff,
  planningCaseResource,
} from '@adunni/contracts/planning/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { openShop } from '../orders/testing.ts';
import { planningCases } from './tables.ts';
import { askFor, openAgreed, payOf, seenCase, staffCase } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let chief: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  [chief, admin] = [await signInAs(test, 'SuperAdmin'), await signInAs(test, 'Admin')];
});
afterAll(() => test.close());

const titlesOf = async (person: TestPerson) =>
  (await test.call(listNotifications, {}, person)).body.items.map(({ title }) => title);
const suspend = ({ _id }: TestPerson) =>
  test.call(personResource.act, { body: { action: 'suspend', ids: [_id] } }, chief);

it('leaves no case with a coordinator who is gone: colleagues are told, and it is late all the same', async () => {
  const coordinator = await signInAs(test, 'Admin');
  const asked = (await askFor(test, await signInAs(test))).body.case;
  const { version } = await staffCase(test, asked._id, admin);
  const assign = { params: { _id: asked._id }, body: { version, values: { assigneeId: coordinator._id } } };
  expect((await test.call(planningCaseResource.update, assign, admin)).status).toBe(200);
  expect(await titlesOf(coordinator)).toContain(`Assigned to you: ${asked.number}`);
  await suspend(coordinator);
  const [row] = await test.app.deps.db.select().from(planningCases).where(eq(planningCases._id, asked._id));
  expect(row).toMatchObject({ assigneeId: null, stage: 'requested' });
  expect(row?.answerDueAt).not.toBeNull();
  expect(await titlesOf(admin)).toContain(`Without a coordinator: ${asked.number}`);
});

it('tells staff of a suspended customer, whose case and payments stand', async () => {
  const { customer, caseId, agreed } = await openAgreed(test, admin);
  await payOf(test, caseId, agreed.milestones[0]?._id ?? '', customer);
  await suspend(customer);
  expect(await titlesOf(admin)).toContain(`The customer of ${agreed.number} is suspended`);
  const [row] = await test.app.deps.db.select().from(planningCases).where(eq(planningCases._id, caseId));
  expect(row?.stage).toBe('under-way');
  const params = { caseId, milestoneId: agreed.milestones[1]?._id ?? '' };
  expect((await test.call(payMilestone, { params }, customer)).status).toBe(401);
});

it('shows makers with an open workshop as coordinators too', async () => {
  const shop = await openShop(test);
  const { items } = (await test.call(listCoordinating, {}, admin)).body;
  expect(items).toContainEqual({ _id: shop.owner._id, name: 'Ngozi Eze, Ireti Stitch House' });
  expect((await test.call(listPlanningStaff, {}, admin)).body.items.map(({ _id }) => _id)).not.toContain(
    shop.owner._id,
  );
  const form = { title: 'On the day', words: 'Calm.', cities: 'Ibadan', position: 0, isPublished: true };
  const add = (userId: string) => test.call(coordinatorResource.create, { body: { ...form, userId } }, admin);
  expect((await add((await signInAs(test))._id)).error.code).toBe('not_a_coordinator');
  expect((await add(shop.owner._id)).status).toBe(201);
  const shown = async () =>
    (await test.call(getPlanningDesk, { params: { desk: 'coordination' } })).body.coordinators.map(
      ({ title }) => title,
    );
  expect(await shown()).toEqual(['On the day']);
  await test.app.deps.db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, shop.makerId));
  expect(await shown()).toEqual([]);
});

it('puts the day, what is still to do and what is due into the customer’s calendar', async () => {
  const { customer, caseId } = await openAgreed(test, admin);
  const planned = await seenCase(test, caseId, customer);
  await payOf(test, caseId, planned.milestones[0]?._id ?? '', customer);
  const { status, headers, body } = await test.call(getCaseIcs, { params: { caseId } }, customer);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')]);
  const file = `${body}`.replaceAll('\r\n ', '');
  expect(file).toContain('SUMMARY:Wedding in Ibadan');
  expect(file).toContain(`DTSTART;VALUE=DATE:${planned.day?.replaceAll('-', '')}`);
  expect(file).toContain('SUMMARY:Second milestone due: ₦330\\,000');
  expect(file).not.toContain('SUMMARY:Deposit due');
  const mine = planned.tasks.filter(({ owner }) => owner === 'customer');
  expect(mine.length).toBeGreaterThan(0);
  for (const { title } of mine) expect(file).toContain(title.split(',')[0]);
});
