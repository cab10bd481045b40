import type { LoadedPlanningCase, requestedCase } from '@adunni/contracts/planning/cases';
import { milestoneAmounts } from '@adunni/contracts/planning/milestones';
import { AGREED_STAGES, isStage } from '@adunni/contracts/planning/stages';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type ReadDeps, readConversation } from '../../conversations/queries.ts';
import type { Member } from '../../conversations/rules.ts';
import { asCustomer } from '../../conversations/rules.ts';
import { users } from '../../identity/tables.ts';
import { toPayment } from '../../payments/rules.ts';
import { payments } from '../../payments/tables.ts';
import { planningTalk } from '../conversation/subject.ts';
import { caseOf, findCase } from '../lock.queries.ts';
import { proposalStatus } from '../rules.ts';
import {
  type CaseRow,
  type MilestoneRow,
  type ProposalRow,
  planningMilestones,
  planningProposals,
  planningTasks,
} from '../tables.ts';

/** What was asked for. */
export function requestOf({ request, level, day }: CaseRow): z.output<typeof requestedCase> {
  return { ...request, level, day };
}

/** One of the caller’s cases with all that is planned of it. Throws 404. */
export async function showCase(ctx: Ctx<Viewer>, caseId: string): Promise<LoadedPlanningCase> {
  const row = await findCase(ctx.db, caseId, caseOf(ctx.viewer._id));
  return {
    ...requestOf(row),
    ...{ _id: row._id, number: row.number, stage: row.stage, answerDueAt: row.answerDueAt, createdAt: row.createdAt },
    coordinator: await nameOf(ctx.db, row.assigneeId),
    ...(await partsOf(ctx, row, asCustomer(ctx.viewer))),
  };
}

/** What a case has beside what was asked for, as a member of its conversation sees it. */
export async function partsOf(ctx: ReadDeps & Pick<Ctx, 'clock'>, row: CaseRow, member: Member) {
  const { db } = ctx;
  const caseId = row._id;
  const [proposals, milestones, tasks] = await Promise.all([
    db
      .select()
      .from(planningProposals)
      .where(eq(planningProposals.caseId, caseId))
      .orderBy(desc(planningProposals.number)),
    db
      .select()
      .from(planningMilestones)
      .where(eq(planningMilestones.caseId, caseId))
      .orderBy(asc(planningMilestones.position)),
    db.select().from(planningTasks).where(eq(planningTasks.caseId, caseId)).orderBy(asc(planningTasks.position)),
  ]);
  const paid = milestones.length
    ? await db
        .select()
        .from(payments)
        .where(
          inArray(
            payments.milestoneId,
            milestones.map(({ _id }) => _id),
          ),
        )
        .orderBy(asc(payments._id))
    : [];
  const { messages } = await readConversation(ctx, planningTalk(caseId, member));
  const now = ctx.clock();
  return {
    reason: row.reason,
    proposals: proposals.map((proposal) => toProposal(proposal, now)),
    milestones: toMilestones(row, milestones),
    payments: paid.map(toPayment),
    tasks: tasks.map(({ _id, title, dueOn, owner, doneAt }) => ({ _id, title, dueOn, owner, doneAt })),
    plan: row.plan,
    files: messages.flatMap(({ photos, documents }) => [...photos, ...documents]).toReversed(),
  };
}

function toProposal(row: ProposalRow, now: Date): LoadedPlanningCase['proposals'][number] {
  const { _id, number, words, total, expiresOn, createdAt, answeredAt, reason } = row;
  const amounts = milestoneAmounts(total, words.shares);
  return {
    ...{ _id, number, total, expiresOn, createdAt, answeredAt, reason, status: proposalStatus(row, now) },
    ...{ day: words.day, items: words.items, note: words.note },
    milestones: words.shares.flatMap(({ title, percent, dueOn }, index) => {
      const amount = amounts[index];
      return amount === undefined ? [] : [{ title, percent, dueOn, amount }];
    }),
  };
}

function toMilestones(row: CaseRow, rows: readonly MilestoneRow[]): LoadedPlanningCase['milestones'] {
  const next = isStage(row.stage, AGREED_STAGES) && row.stage !== 'done' ? rows.find(({ paidAt }) => !paidAt) : null;
  return rows.map(({ _id, title, amount, refunded, dueOn, paidAt }) => ({
    ...{ _id, title, amount, refunded, dueOn, paidAt },
    isPayable: next?._id === _id,
  }));
}

/** The name of somebody who works here; null for nobody. */
export async function nameOf(db: Db | Tx, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users._id, userId));
  return person ? `${person.firstName} ${person.lastName}` : null;
}
