import { z } from 'zod';
import { bookingResource } from '../bookings/staff.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { dayIn, id, moment } from '../fields.ts';
import { MAKER_STATUSES } from '../makers/verification.ts';
import { moneyOut } from '../money.ts';
import { orderRow } from '../orders/orders.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, resource, rowSchema } from '../resource.ts';
import { ROLES, STAFF_ROLES } from '../roles.ts';
import { statuses, statusNames } from '../statuses.ts';
import { subscriptionResource } from '../subscriptions/staff.ts';
import { roleChange, staffAccountForm } from './people-forms.ts';

/** Where an account stands; one that was erased is nobody’s any more and shows nowhere. */
export const PERSON_STATUSES = statuses({
  active: { label: 'Active', tone: 'good' },
  suspended: { label: 'Suspended', tone: 'bad' },
});

/** Whose makers’ status a list of people is narrowed to: `none` has no workshop. */
export const MAKER_FILTER = ['none', ...statusNames(MAKER_STATUSES)] as const;

export const peopleErrors = defineErrors({
  staff_only_by_superadmin: [403, 'Only a SuperAdmin can change staff accounts.'],
  not_yourself: [422, 'You can’t do this to your own account.'],
  last_superadmin: [422, 'This is the last active SuperAdmin. Assign another one first.'],
  already_suspended: [409, 'This account is already suspended.'],
  not_suspended: [409, 'This account is not suspended.'],
  already_verified: [409, 'This email address is already confirmed.'],
  open_orders: [
    422,
    'This maker has orders, bookings or aso-ebi sets in progress. Finish, reassign or cancel them before the role changes.',
  ],
  leaving: [422, 'This account is scheduled for deletion, so its role can’t be changed.'],
});

/** One row that one staff write touched, in words that need no table to read. */
const trailEntry = z.object({
  _id: z.string(),
  action: z.string(),
  actor: z.object({ _id: z.string(), name: z.string() }),
  /** Kind of what was touched: `users`, `order_parts`. */
  table: z.string(),
  /** Fields with what they were and became, as text; null where there was nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  at: moment,
});
export type TrailEntry = z.input<typeof trailEntry>;
export type LoadedTrailEntry = z.output<typeof trailEntry>;

const cartLine = z.object({
  _id: z.string(),
  productId: z.string(),
  title: z.string(),
  quantity: z.number(),
  unitPrice: moneyOut,
  savedForLater: z.boolean(),
});

export const personResource = resource({
  path: '/api/staff/users',
  access: STAFF_ROLES,
  one: 'user',
  many: 'users',
  columns: {
    name: 'Name',
    email: ['Email', 'email'],
    role: ['Role', ROLES],
    status: ['Status', PERSON_STATUSES],
    emailVerified: 'Email confirmed',
    makerStatus: ['Workshop', MAKER_STATUSES],
    createdAt: ['Joined', 'day'],
  },
  row: z.object({
    emailVerified: z.boolean(),
    makerStatus: z.enum(statusNames(MAKER_STATUSES)).nullable(),
  }),
  facts: {
    phone: ['Phone', 'text?'],
    lastSeenAt: ['Last seen', 'moment?'],
    deletionDueAt: ['Deletion date', 'day?'],
    /** How many were paid for, and what they came to. */
    orderCount: ['Orders', 'number'],
    spent: ['Spent', 'money'],
    maker: ['Workshop', 'named?'],
  },
  detail: z.object({
    firstName: z.string(),
    lastName: z.string(),
    sessions: z.number(),
    maker: z
      .object({ _id: z.string(), name: z.string(), slug: z.string(), status: z.enum(statusNames(MAKER_STATUSES)) })
      .nullable(),
    /** The latest twenty. */
    orders: z.array(orderRow.pick({ _id: true, number: true, status: true, placedAt: true, totalAmount: true })),
    /** The latest five of each. */
    bookings: z.array(
      rowSchema(bookingResource).pick({
        _id: true,
        number: true,
        status: true,
        service: true,
        startsAt: true,
        total: true,
      }),
    ),
    subscriptions: z.array(
      rowSchema(subscriptionResource).pick({
        _id: true,
        status: true,
        plan: true,
        interval: true,
        amount: true,
        startedAt: true,
      }),
    ),
    cart: z.object({ lines: z.array(cartLine), updatedAt: moment.nullable() }),
    /** What staff did to the account and what the person did as staff or maker, the latest fifty of each. */
    trail: z.object({ doneTo: z.array(trailEntry), doneBy: z.array(trailEntry) }),
    /** What the caller may do to this person now. */
    may: z.object({
      suspend: z.boolean(),
      reinstate: z.boolean(),
      verify: z.boolean(),
      /** Roles that the caller may give, without the present one. */
      roles: z.array(z.enum(ROLES)),
    }),
  }),
  filters: {
    role: z.enum(ROLES).optional(),
    status: z.enum(statusNames(PERSON_STATUSES)).optional(),
    verified: z.enum(['yes', 'no']).optional(),
    maker: z.enum(MAKER_FILTER).optional(),
    /** Days, both included, in Lagos. */
    from: dayIn().optional(),
    to: dayIn().optional(),
  },
  sorts: ['-createdAt', 'name', 'email'],
  actions: ['suspend', 'reinstate', 'verify'],
});
export type LoadedPersonRow = LoadedRow<typeof personResource>;
export type PersonRecord = RecordOf<typeof personResource>;
export type LoadedPersonRecord = LoadedRecord<typeof personResource>;

export const createStaffAccount = endpoint({
  method: 'POST',
  path: '/api/staff/users',
  access: ['SuperAdmin'],
  status: 201,
  summary: 'Create an account for a colleague and mail them the link to set their password',
  body: staffAccountForm,
  response: z.object({ _id: id }),
});
export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/staff/users/:_id/role',
  access: STAFF_ROLES,
  summary: 'Change the role of a person',
  params: z.object({ _id: id }),
  body: roleChange,
  response: z.object({ version: z.number() }),
});
