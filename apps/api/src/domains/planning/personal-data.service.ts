import { toNaira } from '@adunni/contracts/money';
import { BEFORE_AGREEMENT } from '@adunni/contracts/planning/stages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { messagesAbout } from '../conversations/queries.ts';
import { eraseConversations } from '../conversations/service.ts';
import { readChecklist } from './checklist/kept.service.ts';
import { caseOf } from './lock.queries.ts';
import { PLANNING, stageValues } from './rules.ts';
import { handOnCases } from './staff/work.service.ts';
import {
  planningCases,
  planningChecklists,
  planningCoordinators,
  planningMilestones,
  planningProposals,
  planningTasks,
} from './tables.ts';

/** Whether something is agreed with a person that is not over yet. */
export async function hasOpenCases(db: Db | Tx, userId: string): Promise<boolean> {
  const [open] = await db
    .select({ _id: planningCases._id })
    .from(planningCases)
    .where(and(caseOf(userId), inArray(planningCases.stage, ['accepted', 'under-way'])))
    .limit(1);
  return open !== undefined;
}

/** A person’s celebrations with all that was planned and said, and the checklist that they keep, in plain words. */
export async function exportPlanning(db: Db, userId: string) {
  const rows = await db.select().from(planningCases).where(caseOf(userId)).orderBy(asc(planningCases._id));
  const ids = rows.map(({ _id }) => _id);
  const said = await messagesAbout(db, PLANNING, ids);
  const [proposals, milestones, tasks] = await Promise.all([
    db.select().from(planningProposals).where(inArray(planningProposals.caseId, ids)),
    db.select().from(planningMilestones).where(inArray(planningMilestones.caseId, ids)),
    db.select().from(planningTasks).where(inArray(planningTasks.caseId, ids)),
  ]);
  const { title, words, cities } = planningCoordinators;
  const [coordinator] = await db
    .select({ title, words, cities })
    .from(planningCoordinators)
    .where(eq(planningCoordinators.userId, userId));
  const of = <T extends { caseId: string }>(all: readonly T[], caseId: string) =>
    all.filter((one) => one.caseId === caseId);
  return {
    checklist: await readChecklist(db, userId),
    coordinates: coordinator ?? null,
    cases: rows.map(({ _id, number, stage, request, reason, day, createdAt, plan }) => ({
      ...{ number, stage, day, request, reason, requestedAt: createdAt.toISOString() },
      proposals: of(proposals, _id).map(({ number: version, status, total, words: { note, items } }) => ({
        ...{ version, status, total: toNaira(total), note },
        items: items.map(({ title, details, amount }) => ({ title, details, amount: toNaira(amount) })),
      })),
      milestones: of(milestones, _id).map(({ title: what, amount, refunded, dueOn, paidAt }) => ({
        ...{ title: what, dueOn, paidAt: paidAt?.toISOString() ?? null },
        ...{ amount: toNaira(amount), refunded: toNaira(refunded) },
      })),
      checklist: of(tasks, _id).map(({ title, dueOn, owner, doneAt }) => ({
        ...{ title, dueOn, owner, doneAt: doneAt?.toISOString() ?? null },
      })),
      budget: plan.budget.map(({ label, planned, actual }) => ({
        ...{ label, planned: toNaira(planned), actual: actual === null ? null : toNaira(actual) },
      })),
      ...{ vendors: plan.vendors, runSheet: plan.run },
      messages: said
        .filter(({ subjectId }) => subjectId === _id)
        .map(({ side, text, createdAt: at }) => ({ from: side, text, writtenAt: at.toISOString() })),
    })),
  };
}

const NOBODY = { contactName: 'Deleted customer', contactPhone: '', decisionMaker: '', notes: '', venue: '' };

/**
 * Takes a person out of their cases: amounts, days and stages stay for the books; what they wrote, how they are reached
 * and what was planned go, and so does a request of which nothing is agreed.
 */
export async function erasePlanning(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const mine = await tx.select({ _id: planningCases._id }).from(planningCases).where(caseOf(userId)).for('update');
  const ids = mine.map(({ _id }) => _id);
  await eraseConversations(deps, tx, { kind: PLANNING, subjectIds: ids, uploaderId: userId });
  await tx
    .update(planningCases)
    .set(stageValues('withdrawn', deps.clock()))
    .where(and(caseOf(userId), inArray(planningCases.stage, [...BEFORE_AGREEMENT])));
  const nothing = { budget: [], vendors: [], run: [] };
  await tx
    .update(planningCases)
    .set({ request: sql`${planningCases.request} || ${JSON.stringify(NOBODY)}::jsonb`, plan: nothing, reason: '' })
    .where(caseOf(userId));
  await tx
    .update(planningProposals)
    .set({ words: sql`${planningProposals.words} || '{"note":""}'::jsonb`, reason: '' })
    .where(inArray(planningProposals.caseId, ids));
  await tx.delete(planningTasks).where(inArray(planningTasks.caseId, ids));
  await tx.delete(planningChecklists).where(eq(planningChecklists.userId, userId));
  await tx.delete(planningCoordinators).where(eq(planningCoordinators.userId, userId));
  await handOnCases(deps, tx, userId);
}
