import { findMilestone, payMilestone } from '@adunni/contracts/planning/cases';
import { refundMilestone as refundEndpoint } from '@adunni/contracts/planning/staff';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { startPayment } from '../../payments/service.ts';
import { caseOf, findCase } from '../lock.queries.ts';
import { caseOfMilestone } from './payable.ts';
import { refundMilestone } from './refund.service.ts';

/** Serves the paying of milestones, and their refunds. */
export function milestoneRoutes(app: FastifyInstance): void {
  mount(app, payMilestone, async ({ ctx, params: { caseId, milestoneId } }) => {
    await findCase(ctx.db, caseId, caseOf(ctx.viewer._id));
    return startPayment(ctx, { kind: 'milestone', id: milestoneId }, ctx.viewer._id);
  });
  mount(app, findMilestone, async ({ ctx, params }) => ({
    caseId: await caseOfMilestone(ctx.db, params.milestoneId, ctx.viewer._id),
  }));
  mount(app, refundEndpoint, async ({ ctx, params, body }) => ({ refunded: await refundMilestone(ctx, params, body) }));
}
