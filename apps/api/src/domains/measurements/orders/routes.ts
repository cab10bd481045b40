import * as contract from '@adunni/contracts/measurements';
import { proposeMeasurements, readPartMeasurements } from '@adunni/contracts/measurements/staff';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { acceptProposal, propose, refuseProposal } from './proposals.service.ts';
import { measurementsOfOrder, waitingProposals } from './queries.ts';
import { readMeasurements } from './reading.service.ts';

/** Serves what orders froze, to the customer, to staff and to makers, and what makers propose after a fitting. */
export function orderMeasurementRoutes(app: FastifyInstance): void {
  mount(app, contract.getOrderMeasurements, async ({ ctx, params: { orderId } }) => ({
    items: await measurementsOfOrder(ctx, orderId),
  }));
  mount(app, contract.listProposals, async ({ ctx }) => ({ items: await waitingProposals(ctx.db, ctx.viewer._id) }));
  mount(app, contract.acceptProposal, async ({ ctx, params: { proposalId } }) => ({
    profile: await acceptProposal(ctx, proposalId),
  }));
  mount(app, contract.refuseProposal, async ({ ctx, params: { proposalId } }) => {
    await refuseProposal(ctx, proposalId);
    return { message: 'The measurements are refused. Your profile stays as it is.' };
  });
  mount(app, readPartMeasurements, async ({ ctx, params: { partId } }) => ({
    items: await readMeasurements(ctx, partId),
  }));
  mount(app, proposeMeasurements, async ({ ctx, params: { partId }, body }) => ({
    proposal: await propose(ctx, partId, body),
  }));
}
