import { randomUUID } from 'node:crypto';
import type { Sent } from '@adunni/contracts/endpoint';
import { tickTask } from '@adunni/contracts/planning/cases';
import { getKeptChecklist, keepChecklist } from '@adunni/contracts/planning/public';
import { getPlanningBoard, getPlanningDays, planningCaseResource, savePlan } from '@adunni/contracts/planning/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { askFor, openAgreed, openProposal, seenCase, staffCase } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

type SentPlan = Sent<typeof savePlan>['body']['plan'];
const planOf = (values: Partial<SentPlan> = {}): SentPlan => ({
  tasks: [
    { _id: randomUUID(), title: 'Taste the menus', dueOn: null, owner: 'customer' },
    { _id: randomUUID(), title: 'Book the band', dueOn: '2027-01-20', owner: 'coordinator' },
  ],
  budget: [{ label: 'Food', planned: 2_000_000, actual: 1_940_000.5 }],
  vendors: [{ kind: 'caterer', name: 'Iya Basira', phone: '', note: 'Amala at six.', isBooked: true }],
  run: [
    { at: '00:30', title: 'Last dance', who: 'Band' },
    { at: '10:00', title: 'Families seated', who: 'Alaga' },
  ],
  ...values,
});
const save = async (caseId: string, plan: SentPlan, version?: number) => {
  const seen = version ?? (await staffCase(test, caseId, admin)).version;
  return test.call(savePlan, { params: { _id: caseId }, body: { version: seen, plan } }, admin);
};
const tick = (caseId: string, taskId: string, as: TestPerson, isDone = true) =>
  test.call(tickTask, { params: { caseId, taskId }, body: { isDone } }, as);

describe('the plan of an agreed case', () => {
  it('shows to its customer, the run sheet in the order of the night', async () => {
    const { caseId, customer } = await openAgreed(test, admin);
    expect((await save(caseId, planOf())).status).toBe(200);
    const { tasks, plan } = await seenCase(test, caseId, customer);
    expect(tasks.map(({ title }) => title)).toEqual(['Taste the menus', 'Book the band']);
    expect(plan.run.map(({ at }) => at)).toEqual(['10:00', '00:30']);
    expect(plan.budget[0]).toEqual({ label: 'Food', planned: 2_000_000, actual: 1_940_000.5 });
  });

  it('keeps what the customer ticks while staff write it', async () => {
    const { caseId, customer } = await openAgreed(test, admin);
    const plan = planOf();
    await save(caseId, plan);
    const [theirs, ours] = plan.tasks.map(({ _id }) => _id);
    const [ticked, saved] = await Promise.all([
      tick(caseId, theirs ?? '', customer),
      save(caseId, { ...plan, tasks: plan.tasks.map((task) => ({ ...task, title: `${task.title}!` })) }),
    ]);
    expect([ticked.status, saved.status]).toEqual([200, 200]);
    const { tasks } = await seenCase(test, caseId, customer);
    expect(tasks.map(({ title, doneAt }) => [title, doneAt !== null])).toEqual([
      ['Taste the menus!', true],
      ['Book the band!', false],
    ]);
    expect((await tick(caseId, ours ?? '', customer)).error.code).toBe('not_yours');
    expect((await tick(caseId, theirs ?? '', customer, false)).body.case.tasks[0]?.doneAt).toBeNull();
  });

  it('is refused to the second of two who saw the same, and before anything is agreed', async () => {
    const { caseId } = await openAgreed(test, admin);
    const { version } = await staffCase(test, caseId, admin);
    const told = await Promise.all([save(caseId, planOf(), version), save(caseId, planOf(), version)]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = await openProposal(test, admin);
    expect((await save(open.caseId, planOf())).error.code).toBe('stage_not_possible');
  });

  it('takes no entry of another case', async () => {
    const [one, other] = [await openAgreed(test, admin), await openAgreed(test, admin)];
    const theirs = other.agreed.tasks[0];
    const stolen = { _id: theirs?._id ?? '', title: 'Mine now', dueOn: null, owner: 'customer' } as const;
    expect((await save(one.caseId, planOf({ tasks: [stolen] }))).status).toBe(404);
    expect((await seenCase(test, other.caseId, other.customer)).tasks[0]?.title).toBe(theirs?.title);
  });
});

describe('the staff’s board and days', () => {
  it('show each case on its desk and stage, and who has two celebrations on a day', async () => {
    const customer = await signInAs(test, 'Customer');
    const day = '2031-05-10';
    const ids: string[] = [];
    for (const city of ['Lagos', 'Ilorin', 'Owerri'])
      ids.push((await askFor(test, customer, { day, city, level: 'day-of' })).body.case._id);
    const [first = '', second = ''] = ids;
    for (const _id of [first, second])
      await test.call(planningCaseResource.act, { body: { action: 'assign', ids: [_id] } }, admin);
    const board = (await test.call(getPlanningBoard, { params: { desk: 'coordination' } }, admin)).body.columns;
    const requested = board.find(({ stage }) => stage === 'requested');
    expect(requested?.cards.map(({ _id }) => _id)).toEqual(ids);
    const planned = (await test.call(getPlanningBoard, { params: { desk: 'planning' } }, admin)).body.columns;
    expect(planned.flatMap(({ cards }) => cards.map(({ _id }) => _id))).not.toContain(first);
    const { days } = (await test.call(getPlanningDays, { query: { month: '2031-05' } }, admin)).body;
    expect(days).toHaveLength(1);
    expect(days[0]?.cases).toHaveLength(3);
    expect(days[0]?.conflicts).toHaveLength(1);
    expect((await test.call(getPlanningDays, { query: { month: '2031-06' } }, admin)).body.days).toEqual([]);
  });
});

describe('the public checklist', () => {
  it('is kept for whoever signs in, each their own', async () => {
    const [one, other] = [await signInAs(test, 'Customer'), await signInAs(test, 'Customer')];
    const kept = { kind: 'naming', day: '2027-03-06', done: ['budget', 'venue'] } as const;
    await test.call(keepChecklist, { body: { ...kept, done: [...kept.done] } }, one);
    expect((await test.call(getKeptChecklist, {}, one)).body.checklist).toEqual(kept);
    expect((await test.call(getKeptChecklist, {}, other)).body.checklist).toBeNull();
  });
});
