import {
  acceptProposal as acceptProposalEndpoint,
  declineProposal as declineProposalEndpoint,
  endMakerInvitation,
  getMakerWork,
  inviteMaker as inviteMakerEndpoint,
  listMakerInvitations,
  listMakerWork,
  refuseMakerInvitation,
  sendProposal as sendProposalEndpoint,
  withdrawProposal as withdrawProposalEndpoint,
} from '@adunni/contracts/asoebi/proposals';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { acceptProposal, declineProposal, endInvitation, inviteMaker } from './host.service.ts';
import { refuseInvitation, sendProposal, withdrawProposal } from './maker.service.ts';
import { findOneWork, findWork, presentInvitations } from './queries.ts';

/** Serves hosts the makers whom they invite, and makers what they are invited to. */
export function proposalRoutes(app: FastifyInstance): void {
  mount(app, listMakerInvitations, async ({ ctx: { db, viewer, clock }, params: { eventId } }) => {
    await requireHosted(db, viewer._id, eventId, 'edit');
    return { invitations: await presentInvitations(db, eventId, clock()) };
  });
  mount(app, inviteMakerEndpoint, async ({ ctx, params: { eventId }, body }) => ({
    invitations: await inviteMaker(ctx, eventId, body),
  }));
  mount(app, endMakerInvitation, async ({ ctx, params: { eventId, invitationId } }) => {
    await endInvitation(ctx, eventId, invitationId);
    return { message: 'The invitation has ended.' };
  });
  mount(app, acceptProposalEndpoint, async ({ ctx, params: { eventId, proposalId } }) => ({
    invitations: await acceptProposal(ctx, eventId, proposalId),
  }));
  mount(app, declineProposalEndpoint, async ({ ctx, params: { eventId, proposalId }, body }) => ({
    invitations: await declineProposal(ctx, eventId, proposalId, body.note),
  }));

  mount(app, listMakerWork, async ({ ctx: { db, viewer, clock } }) => ({
    items: await findWork(db, await makerIdOf(db, viewer._id), clock()),
  }));
  mount(app, getMakerWork, async ({ ctx: { db, viewer, clock }, params: { invitationId } }) => ({
    work: await findOneWork(db, await makerIdOf(db, viewer._id), invitationId, clock()),
  }));
  mount(app, sendProposalEndpoint, async ({ ctx, params: { invitationId }, body }) => ({
    work: await sendProposal(ctx, invitationId, body),
  }));
  mount(app, withdrawProposalEndpoint, async ({ ctx, params: { invitationId }, body }) => ({
    work: await withdrawProposal(ctx, invitationId, body.proposalId),
  }));
  mount(app, refuseMakerInvitation, async ({ ctx, params: { invitationId }, body }) => ({
    work: await refuseInvitation(ctx, invitationId, body.note),
  }));
}
