import { z } from 'zod';
import { moment, picture } from '../fields.ts';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { talkState } from './conversation/thread.ts';
import { eventGroup, handover } from './events.ts';
import { dashboard } from './hosting.ts';
import { EVENT_KIND_NAMES, EVENT_STATUS_NAMES, EVENT_STATUSES, FEE_BEARER_NAMES } from './names.ts';

export const asoEbiEventResource = resource({
  path: '/api/staff/aso-ebi-events',
  access: STAFF_ROLES,
  one: 'event',
  many: 'events',
  columns: {
    title: 'Title',
    host: ['Host', 'named'],
    kind: 'Kind',
    day: 'Day',
    city: 'City',
    status: ['Status', EVENT_STATUSES],
    /** How many groups and packages it has. */
    groupCount: ['Groups', 'number'],
    packageCount: ['Packages', 'number'],
    updatedAt: ['Updated', 'day'],
  },
  row: z.object({
    kind: z.enum(EVENT_KIND_NAMES),
    day: z.string().nullable(),
    host: z.object({ _id: z.string(), name: z.string() }),
  }),
  facts: {
    celebrants: 'Celebrated',
    feeBearer: 'Our fee',
    heldAt: ['On hold since', 'moment?'],
    cancelReason: 'Why it was cancelled',
    createdAt: ['Started', 'day'],
  },
  detail: z.object({
    story: z.string(),
    cover: picture.nullable(),
    feeBearer: z.enum(FEE_BEARER_NAMES),
    groups: z.array(eventGroup),
    handovers: z.array(handover),
    /** The makers who are or were spoken with, by the ids of their invitations. */
    talks: z.array(talkState.extend({ invitationId: z.string(), group: z.string(), maker: z.string() })),
    createdAt: moment,
    figures: dashboard.pick({ total: true, money: true }),
  }),
  filters: {
    status: z.enum(EVENT_STATUS_NAMES).optional(),
    kind: z.enum(EVENT_KIND_NAMES).optional(),
  },
  sorts: ['-updatedAt', 'day', 'title'],
  actions: ['hold', 'release'],
});
export type AsoEbiEventRow = RowOf<typeof asoEbiEventResource>;
