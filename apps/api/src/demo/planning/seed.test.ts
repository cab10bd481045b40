import { PLANNING_STAGE_NAMES } from '@adunni/contracts/planning/stages';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planningCases, planningMilestones, planningTasks } from '../../domains/planning/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await startDemoApp();
});
afterAll(() => demo.close());

it('shows a celebration in every stage, one of which is late and two of which clash on a day', async () => {
  const rows = await demo.app.deps.db.select().from(planningCases);
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(PLANNING_STAGE_NAMES));
  expect(rows.filter(({ answerDueAt }) => answerDueAt && answerDueAt < demo.now)).toHaveLength(1);
  const busy = rows.filter(({ stage, assigneeId }) => stage === 'under-way' && assigneeId).map(({ day }) => day);
  expect(new Set(busy).size).toBe(busy.length - 1);
});

it('has work to tick, money paid and money to pay in the celebration of the demo’s customer', async () => {
  const { db } = demo.app.deps;
  const [known] = await db.select().from(planningCases).orderBy(asc(planningCases._id)).limit(1);
  const milestones = await db
    .select()
    .from(planningMilestones)
    .where(eq(planningMilestones.caseId, known?._id ?? ''));
  const tasks = await db
    .select()
    .from(planningTasks)
    .where(eq(planningTasks.caseId, known?._id ?? ''));
  expect(milestones.filter(({ paidAt }) => paidAt !== null)).toHaveLength(1);
  expect(tasks.some(({ doneAt }) => doneAt !== null)).toBe(true);
  expect(tasks.some(({ doneAt }) => doneAt === null)).toBe(true);
});
