import * as contract from '@adunni/contracts/planning/coordinating';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readCoordinated, showCoordinated } from './work.queries.ts';
import { saveRunSheet, tickAsCoordinator } from './work.service.ts';

/** Serves makers who coordinate the cases that are assigned to them, and no other. */
export function coordinatingRoutes(app: FastifyInstance): void {
  mount(app, contract.getCoordinatedBoard, ({ ctx: { db, viewer } }) => readCoordinated(db, viewer._id));
  mount(app, contract.getCoordinatedCase, async ({ ctx: { db, viewer }, params: { caseId } }) => ({
    case: await showCoordinated(db, viewer._id, caseId),
  }));
  mount(app, contract.saveRunSheet, async ({ ctx, params: { caseId }, body }) => {
    await saveRunSheet(ctx, caseId, body);
    return { case: await showCoordinated(ctx.db, ctx.viewer._id, caseId) };
  });
  mount(app, contract.tickCoordinatedTask, async ({ ctx, params: { caseId, taskId }, body: { isDone } }) => {
    await tickAsCoordinator(ctx, { caseId, taskId, isDone });
    return { case: await showCoordinated(ctx.db, ctx.viewer._id, caseId) };
  });
}
