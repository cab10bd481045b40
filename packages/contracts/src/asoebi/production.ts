import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, moment } from '../fields.ts';
import { frozenMeasurements } from '../measurements/measurements.ts';
import { MAKER_ROLES } from '../roles.ts';
import { HANDOVER_KIND_NAMES } from './names.ts';
import { SET_STAGE_NAMES } from './sets.ts';

/** Sets that are moved by one call. */
export const SETS_AT_ONCE = 500;
/** The stages that a workshop moves sets between; back to waiting only what lacks what it needs. */
export const WORK_STAGES = ['waiting', 'measured', 'in-production', 'ready', 'collected'] as const;

export const productionErrors = defineErrors({
  all_handed_over: [409, 'All sets are handed over, so there is nothing to assign.'],
  tailor_not_available: [422, 'Please choose an approved tailor.'],
});

/** Why a set stays where it is. */
export const STAY_REASONS = {
  absent: 'no longer part of this',
  already: 'already there',
  stage: 'not possible from its present stage',
  unpaid: 'balance due',
  'not-yours': 'for the workshop to do',
  refunded: 'refunded since it was handed over',
  disputed: 'disputed since it was handed over',
} as const;
export type StayReason = keyof typeof STAY_REASONS;
const STAY_REASON_NAMES = Object.keys(STAY_REASONS) as [StayReason, ...StayReason[]];

const workSet = z.object({
  _id: z.string(),
  number: z.string(),
  packageId: z.string(),
  title: z.string(),
  wearer: z.string(),
  size: z.string().nullable(),
  hasMeasurements: z.boolean(),
  /** Whether the size or measurements that its package asks for were not given. */
  lacksDetails: z.boolean(),
  stage: z.enum(SET_STAGE_NAMES),
  /** Where the caller can move it now. */
  next: z.array(z.enum(WORK_STAGES)),
  handover: z.object({ _id: z.string(), kind: z.enum(HANDOVER_KIND_NAMES), name: z.string() }),
  /** Where a delivery goes; empty for a tailor who only sews it. */
  address: z.string(),
  tableCode: z.string().nullable(),
  /** Whether its order is paid in full, before which nothing of it is handed over. */
  isPaid: z.boolean(),
  /** The day by which the balance of its order is due; null when it is paid. */
  balanceDueOn: z.string().nullable(),
});
export type WorkSet = z.input<typeof workSet>;
export type LoadedWorkSet = z.output<typeof workSet>;

/** How many sets of a group wait for whoever makes them, by what is next; what can’t be handed over yet counts nowhere. */
export const setsToDo = z.object({ toMake: z.number(), inProduction: z.number(), toHandOver: z.number() });
export type LoadedSetsToDo = z.output<typeof setsToDo>;

const ofWork = z.object({ invitationId: id });
export const moved = z.object({
  moved: z.number(),
  /** Sets that stay where they are. */
  skipped: z.number(),
  /** Why each of them does. */
  stayed: z.array(z.object({ setId: z.string(), why: z.enum(STAY_REASON_NAMES) })),
});

export const listWorkSets = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/work/:invitationId/sets',
  access: MAKER_ROLES,
  summary: 'Every set that the caller’s workshop makes for a group, by package and size',
  params: ofWork,
  response: z.object({ sets: z.array(workSet) }),
});
export const moveWorkSets = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/work/:invitationId/stages',
  access: MAKER_ROLES,
  summary: 'Move sets of a group to another stage',
  params: ofWork,
  body: z.object({ setIds: z.array(id).min(1).max(SETS_AT_ONCE), to: z.enum(WORK_STAGES) }),
  response: moved,
});
export const readWorkMeasurements = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/work/:invitationId/measurements',
  access: MAKER_ROLES,
  summary: 'The measurements by which the sets of a group are sewn; who reads them is logged',
  params: ofWork,
  response: z.object({
    items: z.array(z.object({ setId: z.string(), number: z.string(), title: z.string(), frozen: frozenMeasurements })),
  }),
});
export const getWorkPackingList = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/work/:invitationId/packing-list',
  access: MAKER_ROLES,
  summary: 'Who gets which sets of a group where, with a label for each guest, as a PDF',
  params: ofWork,
  produces: 'application/pdf',
});

export const assignSewing = endpoint({
  method: 'PUT',
  path: '/api/aso-ebi/work/:invitationId/tailor',
  access: MAKER_ROLES,
  summary: 'Let a tailor sew the sets of a group, or take it back',
  params: ofWork,
  body: z.object({ tailorId: id.nullable() }),
  response: z.object({ tailor: z.object({ _id: z.string(), name: z.string() }).nullable() }),
});

const handedOrder = z.object({
  _id: z.string(),
  number: z.string(),
  name: z.string(),
  tableCode: z.string().nullable(),
  groupId: z.string(),
  handoverId: z.string(),
  isPaid: z.boolean(),
  sets: z.array(
    z.object({
      ...{ _id: z.string(), title: z.string(), wearer: z.string(), stage: z.enum(SET_STAGE_NAMES) },
      /** Each time that it was handed over or was not after all, the last first. */
      handings: z.array(z.object({ isHandedOver: z.boolean(), by: z.string(), at: moment })),
      /** Whether its handover can be taken back. */
      canUndo: z.boolean(),
    }),
  ),
});
export type HandedOrder = z.input<typeof handedOrder>;
export type LoadedHandedOrder = z.output<typeof handedOrder>;

const ofEvent = z.object({ eventId: id });

export const listHandingOut = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/sets',
  access: 'signed-in',
  summary: 'The sets of an aso-ebi event by order, to be handed out; without sizes and measurements',
  params: ofEvent,
  query: z.object({ q: line(120, 0).optional(), handoverId: id.optional() }),
  response: z.object({ orders: z.array(handedOrder) }),
});
export const handOut = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/handed-out',
  access: 'signed-in',
  summary: 'Say that sets were handed out, or that they were not after all',
  params: ofEvent,
  body: z.object({ setIds: z.array(id).min(1).max(SETS_AT_ONCE), isHandedOut: z.boolean() }),
  response: moved,
});
