import * as staff from '@adunni/contracts/planning/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { mount } from '../../../kit/http/mount.ts';
import { listCoordinating } from '../coordinating/coordinating.queries.ts';
import { savePlan, tickTask } from '../plan/plan.service.ts';
import { listPlanningStaff, readBoard, readDays } from './board.queries.ts';
import { caseList, caseRecord, loadCases } from './list.queries.ts';
import { offerRoutes } from './offers.ts';
import { assignCase, setCaseStage } from './work.service.ts';

/** Serves cases to staff: list, board, days, and what is kept of an agreed one. */
export function planningStaffRoutes(app: FastifyInstance): void {
  crud(app, staff.planningCaseResource, {
    ...caseList,
    load: loadCases,
    record: caseRecord,
    update: (ctx: StaffCtx, tx: Tx, id: string, { assigneeId }: { assigneeId: string | null }) =>
      assignCase(ctx, tx, id, assigneeId),
    actions: { assign: (ctx: StaffCtx, tx: Tx, id: string) => assignCase(ctx, tx, id, ctx.viewer._id) },
  });
  offerRoutes(app);
  mount(app, staff.getPlanningBoard, ({ ctx, params }) => readBoard(ctx.db, params.desk));
  mount(app, staff.getPlanningDays, ({ ctx, query }) => readDays(ctx.db, query.month));
  mount(app, staff.listCoordinating, async ({ ctx }) => ({ items: await listCoordinating(ctx.db) }));
  mount(app, staff.listPlanningStaff, async ({ ctx }) => ({ items: await listPlanningStaff(ctx.db) }));
  mount(app, staff.savePlan, async ({ ctx, params, body }) => ({ version: await savePlan(ctx, params._id, body) }));
  mount(app, staff.tickTaskAsStaff, async ({ ctx, params: { _id, taskId }, body: { isDone } }) => {
    await tickTask(ctx, { caseId: _id, taskId, isDone });
    return { isDone };
  });
  mount(app, staff.setCaseStage, async ({ ctx, params, body }) => ({
    version: await setCaseStage(ctx, params._id, body),
  }));
}
