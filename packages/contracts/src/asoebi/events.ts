import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, moment, picture, version } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { packageBase } from './bases.ts';
import { packageDesign } from './designs/designs.ts';
import { eventForm } from './forms.ts';
import { eventRights, MEMBER_ROLE_NAMES } from './members.ts';
import {
  CLOTH_NAMES,
  EVENT_KIND_NAMES,
  EVENT_STATUS_NAMES,
  FEE_BEARER_NAMES,
  HANDOVER_KIND_NAMES,
  PACKAGE_KIND_NAMES,
  SET_NEED_NAMES,
} from './names.ts';

export const asoEbiErrors = defineErrors({
  event_not_found: [404, 'We could not find this event.'],
  group_has_guests: [409, 'This group has guests already. Move or remove them first.'],
  not_a_draft: [409, 'This event is no longer a draft.'],
  too_many_drafts: [409, 'You have 20 drafts. Delete one before you start another.'],
});

/** Drafts that one host may keep. */
export const MOST_DRAFTS = 20;

export const eventPackage = z.object({
  _id: z.string(),
  kind: z.enum(PACKAGE_KIND_NAMES),
  title: z.string(),
  price: moneyOut.nullable(),
  yards: z.number().nullable(),
  stock: z.number().nullable(),
  deadline: z.string().nullable(),
  depositPercent: z.number().nullable(),
  needs: z.enum(SET_NEED_NAMES),
  base: packageBase.nullable(),
  design: packageDesign.nullable(),
  /** Whether it is offered no more. */
  isWithdrawn: z.boolean(),
});

export const eventGroup = z.object({
  _id: z.string(),
  name: z.string(),
  cloth: z.enum(CLOTH_NAMES),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  coordinator: z.string(),
  /** Who makes its packages, once the host has accepted a proposal. */
  maker: z.object({ name: z.string(), slug: z.string() }).nullable(),
  packages: z.array(eventPackage),
  /** Whether staff look into it, so that its guests can’t order for now. */
  isHeld: z.boolean(),
});
export type EventGroup = z.input<typeof eventGroup>;

export const handover = z.object({
  _id: z.string(),
  kind: z.enum(HANDOVER_KIND_NAMES),
  name: z.string(),
  details: z.string(),
  price: moneyOut,
});

const summary = {
  _id: z.string(),
  kind: z.enum(EVENT_KIND_NAMES),
  title: z.string(),
  celebrants: z.string(),
  day: z.string().nullable(),
  city: z.string(),
  status: z.enum(EVENT_STATUS_NAMES),
};

/** An event as its host sees it. */
export const hostedEvent = z.object({
  ...summary,
  story: z.string(),
  cover: picture.nullable(),
  feeBearer: z.enum(FEE_BEARER_NAMES),
  groups: z.array(eventGroup),
  handovers: z.array(handover),
  version: z.number(),
  updatedAt: moment,
});
export type HostedEvent = z.input<typeof hostedEvent>;
export type LoadedHostedEvent = z.output<typeof hostedEvent>;

export const hostedRow = z.object({
  ...summary,
  /** What the caller is to it. */
  as: z.enum(['host', ...MEMBER_ROLE_NAMES]),
  groups: z.array(z.object({ name: z.string(), colours: z.array(z.string()) })),
  updatedAt: moment,
});
export type HostedRow = z.input<typeof hostedRow>;
export type LoadedHostedRow = z.output<typeof hostedRow>;

const eventId = z.object({ eventId: id });

export const listOwnEvents = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events',
  access: 'signed-in',
  summary: 'Aso-ebi events that the caller hosts or helps with, those that were changed last first',
  response: z.object({ items: z.array(hostedRow) }),
});
export const getOwnEvent = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId',
  access: 'signed-in',
  summary: 'An aso-ebi event that the caller hosts or helps with, and what they may do with it',
  params: eventId,
  response: z.object({ event: hostedEvent, rights: eventRights }),
});
export const saveEvent = endpoint({
  method: 'PUT',
  path: '/api/aso-ebi/events/:eventId',
  access: 'signed-in',
  summary: 'Save the draft of an aso-ebi event; version 0 begins one under an id that the caller made up',
  params: eventId,
  body: z.object({ version, form: eventForm }),
  response: z.object({ event: hostedEvent }),
});
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId',
  access: 'signed-in',
  summary: 'Delete the draft of an aso-ebi event',
  params: eventId,
  response: messageResponse,
});
