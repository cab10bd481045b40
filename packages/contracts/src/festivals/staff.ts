import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment, version } from '../fields.ts';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statuses, statusNames } from '../statuses.ts';
import { festival, nextDate } from './festivals.ts';
import { festivalForm } from './forms.ts';
import { FESTIVAL_COUNTRY_CODES, PEOPLE_NAMES } from './names.ts';

/** Whether visitors see a festival. */
export const FESTIVAL_STATUSES = statuses({
  published: { label: 'Published', tone: 'good' },
  draft: { label: 'Draft', tone: 'waiting' },
});

const festivalVersion = z.object({
  _id: z.string(),
  number: z.number(),
  title: z.string(),
  by: z.string(),
  at: moment,
});

export const festivalResource = resource({
  path: '/api/staff/festivals',
  access: STAFF_ROLES,
  one: 'festival',
  many: 'festivals',
  columns: {
    title: 'Title',
    place: 'Place',
    people: 'People',
    next: 'Next date',
    status: ['Status', FESTIVAL_STATUSES],
    /** How many people are reminded of it. */
    reminders: ['Reminders', 'number'],
    updatedAt: ['Updated', 'day'],
  },
  row: z.object({
    people: z.enum(PEOPLE_NAMES),
    country: z.enum(FESTIVAL_COUNTRY_CODES),
    next: nextDate.nullable(),
    source: z.string(),
    checkedOn: z.string().nullable(),
  }),
  facts: { ruleText: 'Rule in words', source: 'Source', checkedOn: 'Checked on' },
  detail: z.object({
    /** By which a version is restored. */
    version: z.number(),
    ...festivalForm.shape,
    /** As visitors see it. */
    shown: festival,
    /** The chosen products by their names. */
    picked: z.array(z.object({ value: z.string(), label: z.string() })),
    /** The latest fifty, newest first. */
    versions: z.array(festivalVersion),
  }),
  form: festivalForm,
  filters: {
    status: z.enum(statusNames(FESTIVAL_STATUSES)).optional(),
    people: z.enum(PEOPLE_NAMES).optional(),
    country: z.enum(FESTIVAL_COUNTRY_CODES).optional(),
  },
  sorts: ['-updatedAt', 'title', 'place', 'reminders'],
  actions: ['publish', 'unpublish'],
});
export type FestivalStaffRow = RowOf<typeof festivalResource>;

export const festivalErrors = defineErrors({
  unknown_version: [404, 'This version does not exist.'],
});

export const previewFestival = endpoint({
  method: 'POST',
  path: '/api/staff/festivals/preview',
  access: STAFF_ROLES,
  summary: 'Show a festival as visitors would see it, before it is saved',
  body: z.object({ form: festivalForm }),
  response: z.object({ festival }),
});

export const restoreFestival = endpoint({
  method: 'POST',
  path: '/api/staff/festivals/:_id/restore',
  access: STAFF_ROLES,
  summary: 'Give a festival the words and dates of an earlier version',
  params: z.object({ _id: id }),
  body: z.object({ version, number: z.number().int().min(1).max(100_000) }),
  response: z.object({ version: z.number() }),
});
