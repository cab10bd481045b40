import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, messageResponse, moment, prose } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { moneyIn } from '../money-forms.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { SET_STAGE_NAMES } from './sets.ts';

export const disputeErrors = defineErrors({
  dispute_open: [409, 'A dispute about this set is open already.'],
  dispute_unpaid: [409, 'Only a set of an order that is paid in full can be disputed. Cancel it instead.'],
  dispute_decided: [409, 'This dispute has been decided already.'],
});

/** How a dispute about a set stands: open, or decided for one of the two. */
export const DISPUTE_STATUSES = statuses({
  open: { label: 'Open', tone: 'waiting', next: ['guest', 'maker'] },
  guest: { label: 'In the guest’s favour', tone: 'over', next: [] },
  maker: { label: 'In the maker’s favour', tone: 'over', next: [] },
});
export type DisputeStatus = StatusOf<typeof DISPUTE_STATUSES>;
export const DISPUTE_STATUS_NAMES = statusNames(DISPUTE_STATUSES);

const dispute = z.object({
  _id: z.string(),
  status: z.enum(DISPUTE_STATUS_NAMES),
  note: z.string(),
  openedBy: z.string(),
  openedAt: moment,
  decision: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  refund: moneyOut,
});
export type Dispute = z.input<typeof dispute>;

/** A set as staff look for it. */
const staffSet = z.object({
  _id: z.string(),
  number: z.string(),
  name: z.string(),
  wearer: z.string(),
  title: z.string(),
  group: z.string(),
  stage: z.enum(SET_STAGE_NAMES),
  isCancelled: z.boolean(),
  /** Whether a dispute can be opened about it. */
  canDispute: z.boolean(),
  /** What can be refunded of it at most. */
  refundable: moneyOut,
  /** The last first. */
  disputes: z.array(dispute),
});
export type StaffSet = z.input<typeof staffSet>;
export type LoadedStaffSet = z.output<typeof staffSet>;

/** Sets that one answer holds; more are found by their name. */
export const STAFF_SETS_SHOWN = 50;

export const listStaffSets = endpoint({
  method: 'GET',
  path: '/api/staff/aso-ebi-events/:eventId/sets',
  access: STAFF_ROLES,
  summary: 'Sets of an aso-ebi event with their disputes: those that match the words, or all that are disputed',
  params: z.object({ eventId: id }),
  query: z.object({ q: line(120, 0).optional() }),
  response: z.object({ sets: z.array(staffSet) }),
});
export const openDispute = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-sets/:setId/disputes',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Open a dispute about a set; until it is decided, what its maker earned of it is not paid out',
  params: z.object({ setId: id }),
  body: z.object({ note: prose(2000, 1) }),
  response: messageResponse,
});
export const decideDispute = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-disputes/:disputeId/decision',
  access: STAFF_ROLES,
  summary: 'Decide a dispute about a set for its guest, with what goes back, or for its maker',
  params: z.object({ disputeId: id }),
  body: z
    .object({ favour: z.enum(['guest', 'maker']), refund: moneyIn, decision: prose(2000, 1) })
    .refine(({ favour, refund }) => favour === 'guest' || refund === 0, {
      path: ['refund'],
      message: 'Nothing is refunded when it is decided for the maker.',
    }),
  response: messageResponse,
});
