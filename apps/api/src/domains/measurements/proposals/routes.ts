import * as contract from '@adunni/contracts/measurements/measurements';
import { withdrawProposal as withdrawEndpoint } from '@adunni/contracts/measurements/staff';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { acceptProposal, refuseProposal, withdrawProposal } from './answer.service.ts';
import { waitingProposals } from './queries.ts';

/** Serves what makers propose after a fitting to the customer who answers it, and to the workshop that takes it back. */
export function proposalRoutes(app: FastifyInstance): void {
  mount(app, contract.listProposals, async ({ ctx }) => ({ items: await waitingProposals(ctx.db, ctx.viewer._id) }));
  mount(app, contract.acceptProposal, async ({ ctx, params: { proposalId }, body }) => ({
    profile: await acceptProposal(ctx, proposalId, body),
  }));
  mount(app, contract.refuseProposal, async ({ ctx, params: { proposalId } }) => {
    await refuseProposal(ctx, proposalId);
    return { message: 'Measurements declined. Your profile stays as it is.' };
  });
  mount(app, withdrawEndpoint, async ({ ctx, params: { proposalId } }) => {
    await withdrawProposal(ctx, proposalId);
    return { message: 'Measurements withdrawn.' };
  });
}
