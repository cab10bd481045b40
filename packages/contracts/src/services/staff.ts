import { z } from 'zod';
import { PICTURE_BYTES } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { id, picture } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { statusNames } from '../statuses.ts';
import type { PolicyLimits } from './cancellation-policy.ts';
import { cancellationPolicy } from './fields.ts';
import { serviceForm } from './forms.ts';
import { CONFIRMATIONS, PLACES, SERVICE_KINDS, SERVICE_STATUSES } from './services.ts';

/** Who works on services: makers on their own, staff on all. */
export const SERVICE_WORKERS = ['Admin', 'SuperAdmin', 'Designer', 'Tailor'] as const;

const named = z.object({ _id: z.string(), name: z.string() });

export const serviceResource = resource({
  path: '/api/staff/services',
  access: SERVICE_WORKERS,
  one: 'service',
  many: 'services',
  columns: {
    title: 'Title',
    maker: ['Maker', 'named'],
    kind: ['Type', SERVICE_KINDS],
    category: ['Category', 'named'],
    price: ['Price', 'money'],
    deposit: ['Deposit', 'money'],
    duration: ['Duration (min)', 'number'],
    status: ['Status', SERVICE_STATUSES],
    nextFreeAt: ['Next available', 'moment?'],
    updatedAt: ['Updated', 'day'],
  },
  row: z.object({
    picture: picture.nullable(),
    maker: named.extend({ slug: z.string() }),
    isFrom: z.boolean(),
    /** Whether customers see it now: published, of an approved maker. */
    isPublic: z.boolean(),
  }),
  facts: { address: 'Address', createdAt: ['Added', 'day'] },
  detail: z.object({
    summary: z.string(),
    description: z.string(),
    place: z.enum(PLACES),
    confirmation: z.enum(CONFIRMATIONS),
    seats: z.number(),
    step: z.number(),
    bufferBefore: z.number(),
    bufferAfter: z.number(),
    notice: z.number(),
    horizonDays: z.number(),
    forAnyMaker: z.boolean(),
    only: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })).nullable(),
    bring: z.array(z.string()),
    /** As it was chosen. */
    cancellationPolicy,
    /** As it holds within what Adunni allows now. */
    policyInForce: cancellationPolicy,
    policy: z.string(),
    travelZones: z.array(named.extend({ fee: moneyOut })),
    providers: z.array(named),
    pictures: z.array(picture),
    /** Time zone of those who do it. */
    zone: z.string(),
  }),
  form: serviceForm,
  filters: {
    /** Without one, all but the archived. */
    status: z.enum(['any', ...statusNames(SERVICE_STATUSES)]).default('any'),
    kind: z.enum(SERVICE_KINDS).optional(),
    category: id.optional(),
    maker: id.optional(),
  },
  sorts: ['-updatedAt', 'title', 'price', 'duration', 'createdAt'],
  actions: ['publish', 'unpublish', 'archive', 'restore'],
});
export type ServiceRow = RowOf<typeof serviceResource>;
export type LoadedServiceRow = LoadedRow<typeof serviceResource>;
export type ServiceRecord = RecordOf<typeof serviceResource>;
export type LoadedServiceRecord = LoadedRecord<typeof serviceResource>;

const range = z.object({ least: z.number(), most: z.number() });
const policyLimits: z.ZodType<PolicyLimits, PolicyLimits> = z.object({
  freeHours: range,
  maxMoves: range,
  moveHours: range,
  latePercent: range,
  graceMinutes: range,
  noShowPercent: range,
});

/** What the form of a service offers to choose from. */
export const listServiceChoices = endpoint({
  method: 'GET',
  path: '/api/staff/services/choices',
  access: SERVICE_WORKERS,
  summary: 'List what a service’s form offers: categories, makers, and the people of workshops',
  response: z.object({
    categories: z.array(named),
    /** All workshops for staff; a maker’s own. */
    makers: z.array(named),
    /** Where the caller’s own customers pick up, which people come to as well; empty without one. */
    pickupAddress: z.string(),
    providers: z.array(named.extend({ makerId: z.string(), title: z.string(), isActive: z.boolean() })),
    /** What may be chosen of a cancellation policy, and what a new service begins with. */
    policyLimits,
    usualPolicy: cancellationPolicy,
  }),
});

export const uploadServicePicture = endpoint({
  method: 'POST',
  path: '/api/staff/services/pictures',
  access: SERVICE_WORKERS,
  status: 201,
  summary: 'Upload a picture for a service or a category of services',
  upload: { maxBytes: PICTURE_BYTES },
  response: z.object({ picture }),
});
