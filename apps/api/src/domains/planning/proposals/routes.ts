import * as contract from '@adunni/contracts/planning/cases';
import { getStaffProposalPdf, sendProposal as sendProposalEndpoint } from '@adunni/contracts/planning/staff';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { mount } from '../../../kit/http/mount.ts';
import { caseOf, findCase } from '../lock.queries.ts';
import { showCase } from '../reading/case.queries.ts';
import { type CaseRow, planningProposals } from '../tables.ts';
import { acceptProposal, declineProposal } from './answer.service.ts';
import { renderProposal } from './document.ts';
import { sendProposal } from './send.service.ts';

/** Serves proposals: to customers theirs to answer, to staff all to send. */
export function proposalRoutes(app: FastifyInstance): void {
  mount(app, contract.acceptPlan, async ({ ctx, params }) => {
    await acceptProposal(ctx, params);
    return { case: await showCase(ctx, params.caseId) };
  });
  mount(app, contract.declinePlan, async ({ ctx, params, body }) => {
    await declineProposal(ctx, params, body.reason);
    return { case: await showCase(ctx, params.caseId) };
  });
  mount(app, contract.getProposalPdf, async ({ ctx, params, reply }) =>
    send(ctx, reply, await findCase(ctx.db, params.caseId, caseOf(ctx.viewer._id)), params.planProposalId),
  );
  mount(app, sendProposalEndpoint, ({ ctx, params, body }) => sendProposal(ctx, params._id, body));
  mount(app, getStaffProposalPdf, async ({ ctx, params, reply }) =>
    send(ctx, reply, await findCase(ctx.db, params._id), params.planProposalId),
  );
}

async function send(ctx: Ctx<Viewer>, reply: FastifyReply, row: CaseRow, proposalId: string): Promise<Buffer> {
  const [proposal] = await ctx.db
    .select()
    .from(planningProposals)
    .where(and(eq(planningProposals._id, proposalId), eq(planningProposals.caseId, row._id)));
  if (!proposal) throw new Refusal(contract.planningErrors.proposal_not_found);
  const name = `${row.number}-v${proposal.number}.pdf`;
  reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`);
  return renderProposal(row, proposal, ctx.clock());
}
