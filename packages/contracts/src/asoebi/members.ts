import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { email, id, messageResponse, moment } from '../fields.ts';

export const memberErrors = defineErrors({
  already_invited: [409, 'This person already helps with the event.'],
  not_invited: [404, 'We could not find an invitation for your email address.'],
  email_unverified: [403, 'Please verify your email address first. The invitation was sent to it.'],
  too_many_members: [409, 'An event has at most 20 people. Remove one before you invite another.'],
});

/** People who may help with one event. */
export const MOST_MEMBERS = 20;

/** Who helps a host: with all of an event, or for one group. */
export const MEMBER_ROLES = { 'co-host': 'Co-host', coordinator: 'Coordinator' } as const;
export type MemberRole = keyof typeof MEMBER_ROLES;
export const MEMBER_ROLE_NAMES = Object.keys(MEMBER_ROLES) as [MemberRole, ...MemberRole[]];

const rights = {
  /** Guests with their answers, orders and what to remind them of. */
  seesGuests: z.boolean(),
  /** What was paid, what is outstanding, and what a maker gets. */
  seesMoney: z.boolean(),
  /** Changes the event, invites makers, opens and closes it; with `seesGuests` also answers makers, who ask how guests are reached. */
  edits: z.boolean(),
};

export const memberForm = z
  .object({
    email,
    role: z.enum(MEMBER_ROLE_NAMES),
    ...rights,
    /** A coordinator’s group; null for the whole event. */
    groupId: id.nullable(),
  })
  .refine(({ groupId, edits }) => groupId === null || !edits, {
    path: ['edits'],
    message: 'Only who helps with the whole event can edit it.',
  });
export type MemberForm = z.output<typeof memberForm>;

export const member = z.object({
  _id: z.string(),
  email: z.string(),
  /** Null until the invitation is accepted. */
  name: z.string().nullable(),
  role: z.enum(MEMBER_ROLE_NAMES),
  ...rights,
  groupId: z.string().nullable(),
  acceptedAt: moment.nullable(),
});
export type Member = z.input<typeof member>;
export type LoadedMember = z.output<typeof member>;

/** What a caller may do with an event. */
export const eventRights = z.object({
  isHost: z.boolean(),
  ...rights,
  /** The one group that the caller sees; null for all. */
  groupId: z.string().nullable(),
});
export type EventRights = z.infer<typeof eventRights>;

const eventInvitation = z.object({
  eventId: z.string(),
  title: z.string(),
  host: z.string(),
  role: z.enum(MEMBER_ROLE_NAMES),
});
export type EventInvitation = z.infer<typeof eventInvitation>;

const eventId = z.object({ eventId: id });
const oneMember = z.object({ eventId: id, memberId: id });

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/members',
  access: 'signed-in',
  summary: 'Who helps with the caller’s aso-ebi event',
  params: eventId,
  response: z.object({ members: z.array(member) }),
});
export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/members',
  access: 'signed-in',
  summary: 'Invite somebody to help with the caller’s aso-ebi event',
  status: 201,
  params: eventId,
  body: memberForm,
  response: z.object({ member }),
});
export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/aso-ebi/events/:eventId/members/:memberId',
  access: 'signed-in',
  summary: 'Change what somebody may do with the caller’s aso-ebi event',
  params: oneMember,
  body: memberForm,
  response: z.object({ member }),
});
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId/members/:memberId',
  access: 'signed-in',
  summary: 'Remove somebody from the caller’s aso-ebi event',
  params: oneMember,
  response: messageResponse,
});
export const listEventInvitations = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/invitations',
  access: 'signed-in',
  summary: 'Aso-ebi events that the caller is invited to help with, by their verified email address',
  response: z.object({ items: z.array(eventInvitation) }),
});
export const acceptEventInvitation = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/membership',
  access: 'signed-in',
  summary: 'Accept an invitation to help with an aso-ebi event',
  params: eventId,
  response: messageResponse,
});
export const leaveEvent = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId/membership',
  access: 'signed-in',
  summary: 'Decline an invitation to an aso-ebi event, or stop helping with it',
  params: eventId,
  response: messageResponse,
});
