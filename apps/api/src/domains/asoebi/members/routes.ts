import {
  acceptEventInvitation,
  changeMember as changeMemberEndpoint,
  inviteMember as inviteMemberEndpoint,
  leaveEvent as leaveEventEndpoint,
  listEventInvitations,
  listMembers,
  removeMember as removeMemberEndpoint,
} from '@adunni/contracts/asoebi/members';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import {
  acceptInvitation,
  changeMember,
  findInvitations,
  findMembers,
  inviteMember,
  leaveEvent,
  removeMember,
} from './service.ts';

/** Serves hosts who helps them, and those who are asked to. */
export function memberRoutes(app: FastifyInstance): void {
  mount(app, listMembers, async ({ ctx: { db, viewer }, params: { eventId } }) => ({
    members: await findMembers(db, viewer._id, eventId),
  }));
  mount(app, inviteMemberEndpoint, async ({ ctx, params: { eventId }, body }) => ({
    member: await inviteMember(ctx, eventId, body),
  }));
  mount(app, changeMemberEndpoint, async ({ ctx, params: { eventId, memberId }, body }) => ({
    member: await changeMember(ctx, eventId, memberId, body),
  }));
  mount(app, removeMemberEndpoint, async ({ ctx, params: { eventId, memberId } }) => {
    await removeMember(ctx, eventId, memberId);
    return { message: 'Removed. They can no longer open the event.' };
  });
  mount(app, listEventInvitations, async ({ ctx: { db, viewer } }) => ({
    items: await findInvitations(db, viewer._id),
  }));
  mount(app, acceptEventInvitation, async ({ ctx, params: { eventId } }) => {
    await acceptInvitation(ctx, eventId);
    return { message: 'You can open the event now.' };
  });
  mount(app, leaveEventEndpoint, async ({ ctx, params: { eventId } }) => {
    await leaveEvent(ctx, eventId);
    return { message: 'You no longer help with this event.' };
  });
}
