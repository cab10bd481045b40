import { planningErrors } from '@adunni/contracts/planning/cases';
import type { StageChange } from '@adunni/contracts/planning/forms';
import { canCaseBecome, isStage, LIVE_STAGES } from '@adunni/contracts/planning/stages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Deps } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import type { SuspendedWorkshop } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { mayWorkOnCases } from '../coordinating/coordinating.queries.ts';
import { changeCase, lockCase, lockSeenCase } from '../lock.queries.ts';
import { tellAssignee, tellOfEnd, tellOfNobody, tellOfSuspension } from '../notify.service.ts';
import { closeOpenProposal } from '../requesting/request.service.ts';
import { stageValues } from '../rules.ts';
import { planningCases } from '../tables.ts';

/** Gives a locked case to somebody of the staff, to a maker who coordinates, or to nobody. Throws 422 for anybody else. */
export async function assignCase(ctx: StaffCtx, tx: Tx, caseId: string, assigneeId: string | null): Promise<void> {
  if (assigneeId) await requireWorker(tx, assigneeId);
  const row = await lockCase(tx, caseId);
  if (row.assigneeId === assigneeId) return;
  // The version is counted on by who called.
  const [changed] = await tx.update(planningCases).set({ assigneeId }).where(eq(planningCases._id, caseId)).returning();
  if (changed && assigneeId !== ctx.viewer._id) await tellAssignee(ctx, tx, changed);
}

async function requireWorker(tx: Tx, userId: string): Promise<void> {
  const [person] = await tx
    .select({ _id: users._id })
    .from(users)
    .where(and(eq(users._id, userId), mayWorkOnCases));
  if (!person) throw new Refusal(planningErrors.not_a_coordinator);
}

/**
 * Takes a case to another stage, which tells its customer when we decline or end it. What was paid stays until it is
 * refunded. Throws 404, 409 when it was changed meanwhile or can’t go there.
 */
export async function setCaseStage(
  ctx: StaffCtx,
  caseId: string,
  { version, stage, reason }: StageChange,
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const row = await lockSeenCase(tx, caseId, version);
    if (!canCaseBecome(row.stage, stage)) throw new Refusal(planningErrors.stage_not_possible);
    const now = ctx.clock();
    if (row.stage === 'proposed') await closeOpenProposal(tx, caseId, 'replaced', now);
    const changed = await changeCase(tx, row, { ...stageValues(stage, now), reason });
    if (stage === 'declined' || stage === 'withdrawn') await tellOfEnd(ctx, tx, changed);
    return changed.version;
  });
}

/** Nobody coordinates any more what was somebody’s who is suspended, gone or no longer staff; colleagues are told. */
export async function handOnCases(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .update(planningCases)
    .set({ assigneeId: null })
    .where(eq(planningCases.assigneeId, userId))
    .returning();
  const open = rows.filter(({ stage }) => isStage(stage, LIVE_STAGES));
  for (const row of open) await tellOfNobody(deps, tx, row);
}

/** The same of a maker whose workshop is suspended, without which nobody of them coordinates. */
export async function handOnCasesOf(deps: Deps, tx: Tx, { _id }: SuspendedWorkshop): Promise<void> {
  const [owner] = await tx.select({ userId: makers.userId }).from(makers).where(eq(makers._id, _id));
  if (owner?.userId) await handOnCases(deps, tx, owner.userId);
}

/** Tells staff of each open case of a customer who is suspended: it stands, and what is agreed is not ended by itself. */
export async function tellOfSuspendedCustomer(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(planningCases)
    .where(and(eq(planningCases.userId, userId), inArray(planningCases.stage, [...LIVE_STAGES])))
    .orderBy(asc(planningCases._id));
  for (const row of rows) await tellOfSuspension(deps, tx, row);
}
