import { z } from 'zod';
import { productCard } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, messageResponse, picture } from '../fields.ts';
import { FESTIVAL_COUNTRY_CODES, PEOPLE_NAMES, SEASON_NAMES } from './names.ts';

export const nextDate = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  status: z.enum(['confirmed', 'estimated']),
  isByRule: z.boolean(),
});

export const festivalCard = z.object({
  _id: z.string(),
  title: z.string(),
  place: z.string(),
  region: z.string(),
  country: z.enum(FESTIVAL_COUNTRY_CODES),
  latitude: z.number(),
  longitude: z.number(),
  people: z.enum(PEOPLE_NAMES),
  summary: z.string(),
  ruleText: z.string(),
  /** Null while its date is not announced and no rule gives one. */
  next: nextDate.nullable(),
  picture: picture.nullable(),
});
export type FestivalCard = z.input<typeof festivalCard>;

const filters = z.object({
  people: z.enum(PEOPLE_NAMES).optional(),
  /** A country, or a region of one by its name. */
  place: line(60).optional(),
  season: z.enum(SEASON_NAMES).optional(),
});

export const listFestivals = endpoint({
  method: 'GET',
  path: '/api/festivals',
  access: 'public',
  summary: 'List festivals, those with the nearest date first',
  query: filters,
  response: z.object({
    items: z.array(festivalCard),
    /** What there is to filter by. */
    peoples: z.array(z.enum(PEOPLE_NAMES)),
    places: z.array(z.object({ country: z.enum(FESTIVAL_COUNTRY_CODES), region: z.string() })),
  }),
});

const piece = productCard.extend({
  /** The last day to order it; null without a date, or when that day is over. */
  orderBy: z.string().nullable(),
  /** Whether there is a date and it is too late for it. */
  isTooLate: z.boolean(),
});
export type FestivalPiece = z.input<typeof piece>;

export const festival = festivalCard.extend({
  story: z.string(),
  dress: z.string(),
  outfits: z.array(z.object({ who: z.string(), wears: z.string(), picture: picture.nullable() })),
  colours: z.array(z.object({ name: z.string(), hex: z.string(), meaning: z.string() })),
  etiquette: z.string(),
  pastYears: z.array(z.object({ year: z.number(), what: z.string() })),
  source: z.string(),
  checkedOn: z.string().nullable(),
  pieces: z.array(piece),
  /** How long a parcel within Nigeria takes at most. */
  deliveryDays: z.number(),
});
export type Festival = z.input<typeof festival>;

const festivalId = z.object({ festivalId: id });

export const getFestival = endpoint({
  method: 'GET',
  path: '/api/festivals/:festivalId',
  access: 'public',
  summary: 'Get a festival with what to wear and until when to order it',
  params: festivalId,
  response: z.object({ festival }),
});

export const getFestivalsIcs = endpoint({
  method: 'GET',
  path: '/api/festivals/calendar',
  access: 'public',
  summary: 'Festivals that have a date, as a calendar file',
  query: filters,
  produces: 'text/calendar',
});

export const getFestivalIcs = endpoint({
  method: 'GET',
  path: '/api/festivals/:festivalId/calendar',
  access: 'public',
  summary: 'A festival’s next date as a calendar file',
  params: festivalId,
  produces: 'text/calendar',
});

/** How long before a festival its reminder is mailed, in days. */
export const REMINDER_DAYS = [7, 30, 60, 90] as const;

const reminder = z.object({ daysBefore: z.number().nullable() });

export const getFestivalReminder = endpoint({
  method: 'GET',
  path: '/api/festivals/:festivalId/reminder',
  access: 'signed-in',
  summary: 'How many days before the festival the caller is reminded; null for never',
  params: festivalId,
  response: reminder,
});

export const setFestivalReminder = endpoint({
  method: 'PUT',
  path: '/api/festivals/:festivalId/reminder',
  access: 'signed-in',
  summary: 'Ask for a reminder by mail, or for none',
  params: festivalId,
  body: z.object({ daysBefore: z.literal(REMINDER_DAYS).nullable() }),
  response: messageResponse,
});
