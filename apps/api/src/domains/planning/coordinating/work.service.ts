import { commonErrors } from '@adunni/contracts/errors';
import { planningErrors } from '@adunni/contracts/planning/cases';
import type { PlanForm } from '@adunni/contracts/planning/forms';
import { inRunOrder } from '@adunni/contracts/planning/run-sheet';
import { AGREED_STAGES, isStage } from '@adunni/contracts/planning/stages';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { changeCase, lockCase } from '../lock.queries.ts';
import { setDone } from '../plan/plan.service.ts';
import { coordinatedBy } from './coordinating.queries.ts';

/**
 * Saves the run sheet of an agreed case, as the maker who coordinates it; all else of the plan stays. Throws 404, 409 when
 * it was changed meanwhile or nothing is agreed.
 */
export async function saveRunSheet(
  ctx: Ctx<Viewer>,
  caseId: string,
  { version, run }: { version: number; run: PlanForm['run'] },
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const row = await lockCase(tx, caseId, coordinatedBy(tx, ctx.viewer._id));
    if (row.version !== version) throw new Refusal(commonErrors.stale);
    if (!isStage(row.stage, AGREED_STAGES)) throw new Refusal(planningErrors.stage_not_possible);
    await changeCase(tx, row, { plan: { ...row.plan, run: inRunOrder(run) } });
  });
}

/** Ticks what is the coordinator’s, as the maker who is it. Throws 404, 409 for the customer’s. */
export async function tickAsCoordinator(
  ctx: Ctx<Viewer>,
  tick: { caseId: string; taskId: string; isDone: boolean },
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    await lockCase(tx, tick.caseId, coordinatedBy(tx, ctx.viewer._id));
    await setDone(tx, tick, ctx.clock(), (owner) => {
      if (owner !== 'coordinator') throw new Refusal(planningErrors.not_coordinators);
    });
  });
}
