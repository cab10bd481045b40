import { commonErrors } from '@adunni/contracts/errors';
import { planningErrors } from '@adunni/contracts/planning/cases';
import type { PlanForm } from '@adunni/contracts/planning/forms';
import { inRunOrder } from '@adunni/contracts/planning/run-sheet';
import { AGREED_STAGES, isStage } from '@adunni/contracts/planning/stages';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { caseOf, changeCase, lockCase, lockSeenCase } from '../lock.queries.ts';
import { planningTasks } from '../tables.ts';

/**
 * Saves checklist, budget, vendors and run sheet of an agreed case; what is ticked stays ticked. Throws 404, 409 when the
 * case was changed meanwhile or nothing is agreed.
 */
export async function savePlan(
  ctx: StaffCtx,
  caseId: string,
  { version, plan: { tasks, budget, vendors, run } }: { version: number; plan: PlanForm },
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const row = await lockSeenCase(tx, caseId, version);
    if (!isStage(row.stage, AGREED_STAGES)) throw new Refusal(planningErrors.stage_not_possible);
    await writeTasks(tx, caseId, tasks);
    const changed = await changeCase(tx, row, { plan: { budget, vendors, run: inRunOrder(run) } });
    return changed.version;
  });
}

async function writeTasks(tx: Tx, caseId: string, tasks: PlanForm['tasks']): Promise<void> {
  const ids = tasks.map(({ _id }) => _id);
  const mine = eq(planningTasks.caseId, caseId);
  await tx.delete(planningTasks).where(ids.length > 0 ? and(mine, notInArray(planningTasks._id, ids)) : mine);
  if (ids.length === 0) return;
  const stored = await tx
    .insert(planningTasks)
    .values(tasks.map((task, position) => ({ ...task, caseId, position })))
    .onConflictDoUpdate({
      target: planningTasks._id,
      set: {
        ...{ position: sql`excluded.position`, title: sql`excluded.title`, dueOn: sql`excluded.due_on` },
        owner: sql`excluded.owner`,
      },
      setWhere: mine,
    })
    .returning({ _id: planningTasks._id });
  // An id that another case has is not written.
  if (stored.length < tasks.length) throw new Refusal(commonErrors.not_found);
}

/** Who ticks: a customer what is theirs, in a case of theirs. */
interface Tick {
  caseId: string;
  taskId: string;
  isDone: boolean;
}

/** Ticks an entry of the customer’s checklist, or takes the tick away. Throws 404, 409 for their coordinator’s. */
export async function tickOwnTask(ctx: Ctx<Viewer>, tick: Tick): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockCase(tx, tick.caseId, caseOf(ctx.viewer._id));
    await setDone(tx, tick, ctx.clock(), (owner) => {
      if (owner !== 'customer') throw new Refusal(planningErrors.not_yours);
    });
  });
}

/** Ticks any entry, as staff. Throws 404. */
export async function tickTask(ctx: StaffCtx, tick: Tick): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    await lockCase(tx, tick.caseId);
    await setDone(tx, tick, ctx.clock(), () => undefined);
  });
}

/** Ticks an entry of a locked case when the check lets it. Throws 404, and what the check throws. */
export async function setDone(
  tx: Tx,
  { caseId, taskId, isDone }: Tick,
  now: Date,
  check: (owner: PlanForm['tasks'][number]['owner']) => void,
): Promise<void> {
  const which = and(eq(planningTasks._id, taskId), eq(planningTasks.caseId, caseId));
  const [task] = await tx.select().from(planningTasks).where(which);
  if (!task) throw new Refusal(commonErrors.not_found);
  check(task.owner);
  if ((task.doneAt !== null) === isDone) return;
  await tx
    .update(planningTasks)
    .set({ doneAt: isDone ? now : null })
    .where(which);
}
