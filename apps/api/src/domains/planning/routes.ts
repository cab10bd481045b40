import * as cases from '@adunni/contracts/planning/cases';
import * as open from '@adunni/contracts/planning/public';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../kit/http/idempotency-key.ts';
import { mount } from '../../kit/http/mount.ts';
import { checklistIcs } from './checklist/ics.ts';
import { keepChecklist, readChecklist } from './checklist/kept.service.ts';
import { planningConversationRoutes } from './conversation/routes.ts';
import { coordinatingRoutes } from './coordinating/routes.ts';
import { milestoneRoutes } from './paying/routes.ts';
import { tickOwnTask } from './plan/plan.service.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { readDesk } from './queries.ts';
import { celebrationIcs } from './reading/calendar.ts';
import { showCase } from './reading/case.queries.ts';
import { listOwnCases } from './reading/own.queries.ts';
import { requestPlanning, withdrawCase } from './requesting/request.service.ts';
import { planningStaffRoutes } from './staff/routes.ts';

/** Serves what we plan: to everybody the offers, to customers their celebrations, to staff all of them. */
export function planningRoutes(app: FastifyInstance): void {
  openRoutes(app);
  caseRoutes(app);
  proposalRoutes(app);
  milestoneRoutes(app);
  planningConversationRoutes(app);
  planningStaffRoutes(app);
  coordinatingRoutes(app);
}

function openRoutes(app: FastifyInstance): void {
  mount(app, open.getPlanningDesk, async ({ ctx, params, cacheTags }) => {
    cacheTags('planning');
    return readDesk(ctx.db, params.desk);
  });
  mount(app, open.getChecklistIcs, async ({ ctx, query, reply }) => {
    reply.type('text/calendar').header('content-disposition', 'attachment; filename="checklist.ics"');
    return checklistIcs(query, { publicUrl: ctx.config.publicUrl, now: ctx.clock() });
  });
  mount(app, open.getKeptChecklist, async ({ ctx }) => ({ checklist: await readChecklist(ctx.db, ctx.viewer._id) }));
  mount(app, open.keepChecklist, async ({ ctx, body }) => ({ checklist: await keepChecklist(ctx, body) }));
}

function caseRoutes(app: FastifyInstance): void {
  mount(app, cases.requestPlanning, async ({ ctx, body, request }) => {
    const key = idempotencyKeyOf(request, cases.planningErrors.request_key_needed);
    return { case: await showCase(ctx, await requestPlanning(ctx, key, body)) };
  });
  mount(app, cases.listOwnCases, async ({ ctx }) => ({ items: await listOwnCases(ctx.db, ctx.viewer._id) }));
  mount(app, cases.getCase, async ({ ctx, params }) => ({ case: await showCase(ctx, params.caseId) }));
  mount(app, cases.getCaseIcs, async ({ ctx, params, reply }) => {
    const planned = await showCase(ctx, params.caseId);
    reply.type('text/calendar').header('content-disposition', `attachment; filename="${planned.number}.ics"`);
    return celebrationIcs(planned, { publicUrl: ctx.config.publicUrl, now: ctx.clock() });
  });
  mount(app, cases.withdrawCase, async ({ ctx, params }) => {
    await withdrawCase(ctx, params.caseId);
    return { case: await showCase(ctx, params.caseId) };
  });
  mount(app, cases.tickTask, async ({ ctx, params: { caseId, taskId }, body: { isDone } }) => {
    await tickOwnTask(ctx, { caseId, taskId, isDone });
    return { case: await showCase(ctx, caseId) };
  });
}
