import { and, asc, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { forEachDue } from '../../kit/jobs/each.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { lockCase } from './lock.queries.ts';
import { tellOfDueMilestone, tellOfLateAnswer } from './notify.service.ts';
import { planningCases, planningMilestones } from './tables.ts';

/** So many days before it is due somebody is reminded of a milestone. */
const REMIND_DAYS = 3;

/** Tells staff once of each request that has waited for longer than we promise. */
export async function tellOfLateAnswers(deps: Deps): Promise<void> {
  const { db } = deps;
  const due = and(lt(planningCases.answerDueAt, deps.clock()), isNull(planningCases.lateToldAt));
  await forEachDue(
    deps,
    (after, limit) =>
      db
        .select({ _id: planningCases._id })
        .from(planningCases)
        .where(and(due, gt(planningCases._id, after)))
        .orderBy(asc(planningCases._id))
        .limit(limit),
    ({ _id }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(planningCases)
          .set({ lateToldAt: deps.clock() })
          .where(and(eq(planningCases._id, _id), due))
          .returning();
        if (row) await tellOfLateAnswer(deps, tx, row);
      }),
    ({ _id }) => `nobody was told that the answer to the request ${_id} is late`,
  );
}

/** Reminds customers once of each milestone that is due soon, in the order in which they are paid. */
export async function remindOfMilestones(deps: Deps): Promise<void> {
  const { db } = deps;
  const until = daysAfter(shopDay(deps.clock()), REMIND_DAYS);
  const due = and(
    isNull(planningMilestones.paidAt),
    isNull(planningMilestones.remindedAt),
    lte(planningMilestones.dueOn, until),
    inArray(
      planningMilestones.caseId,
      db
        .select({ _id: planningCases._id })
        .from(planningCases)
        .where(inArray(planningCases.stage, ['accepted', 'under-way'])),
    ),
  );
  await forEachDue(
    deps,
    (after, limit) =>
      db
        .select({ _id: planningMilestones._id, caseId: planningMilestones.caseId })
        .from(planningMilestones)
        .where(and(due, gt(planningMilestones._id, after)))
        .orderBy(asc(planningMilestones._id))
        .limit(limit),
    ({ _id, caseId }) =>
      db.transaction(async (tx) => {
        const row = await lockCase(tx, caseId);
        const [milestone] = await tx
          .update(planningMilestones)
          .set({ remindedAt: deps.clock() })
          .where(and(eq(planningMilestones._id, _id), due))
          .returning();
        if (milestone) await tellOfDueMilestone(deps, tx, row, milestone);
      }),
    ({ _id }) => `nobody was reminded of the milestone ${_id}`,
  );
}
