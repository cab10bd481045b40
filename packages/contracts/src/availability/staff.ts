import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, moment, version } from '../fields.ts';
import { blockForm, daysForm, despiteBookings, providerForm } from './forms.ts';

/** Who works on calendars: makers on their own workshop’s, staff on any. */
export const CALENDAR_WORKERS = ['Admin', 'SuperAdmin', 'Designer', 'Tailor'] as const;

const dayWindow = z.object({ from: z.number(), to: z.number() });

export const provider = z.object({
  _id: z.string(),
  name: z.string(),
  title: z.string(),
  zone: z.string(),
  hours: z.array(dayWindow.extend({ weekday: z.number() })),
  dailyCap: z.number().nullable(),
  isActive: z.boolean(),
  version: z.number(),
});
export type Provider = z.input<typeof provider>;

export const calendarDays = z.object({
  _id: z.string(),
  providerId: z.string().nullable(),
  firstDay: z.string(),
  lastDay: z.string(),
  windows: z.array(dayWindow),
  note: z.string(),
});
export type CalendarDays = z.input<typeof calendarDays>;

export const calendarBlock = z.object({
  _id: z.string(),
  providerId: z.string(),
  startsAt: moment,
  endsAt: moment,
  note: z.string(),
});
export type CalendarBlock = z.input<typeof calendarBlock>;

/** Whose calendar staff mean; makers always mean their own. */
const ofMaker = z.object({ maker: id.optional() });

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/staff/availability',
  access: CALENDAR_WORKERS,
  summary: 'Get a workshop’s people with their hours, days off and blocks from today on',
  query: ofMaker,
  response: z.object({
    maker: z.object({ _id: z.string(), name: z.string() }),
    providers: z.array(provider),
    days: z.array(calendarDays),
    blocks: z.array(calendarBlock),
  }),
});

export const addProvider = endpoint({
  method: 'POST',
  path: '/api/staff/availability/providers',
  access: CALENDAR_WORKERS,
  summary: 'Add a provider whose time can be booked',
  query: ofMaker,
  body: providerForm,
  response: z.object({ _id: z.string() }),
  status: 201,
});

export const updateProvider = endpoint({
  method: 'PUT',
  path: '/api/staff/availability/providers/:providerId',
  access: CALENDAR_WORKERS,
  summary: 'Change somebody’s hours, name or zone',
  params: z.object({ providerId: id }),
  body: z.object({ version, values: providerForm, despiteBookings }),
  response: z.object({ version: z.number() }),
});

export const addCalendarDays = endpoint({
  method: 'POST',
  path: '/api/staff/availability/days',
  access: CALENDAR_WORKERS,
  summary: 'Set other hours for some days, or a holiday',
  query: ofMaker,
  body: daysForm,
  response: z.object({ _id: z.string() }),
  status: 201,
});

export const removeCalendarDays = endpoint({
  method: 'DELETE',
  path: '/api/staff/availability/days/:daysId',
  access: CALENDAR_WORKERS,
  summary: 'Let the week’s hours hold again on some days',
  params: z.object({ daysId: id }),
  response: z.object({ _id: z.string() }),
});

export const addBlock = endpoint({
  method: 'POST',
  path: '/api/staff/availability/blocks',
  access: CALENDAR_WORKERS,
  summary: 'Keep some time free of bookings',
  body: blockForm,
  response: z.object({ _id: z.string() }),
  status: 201,
});

export const removeBlock = endpoint({
  method: 'DELETE',
  path: '/api/staff/availability/blocks/:blockId',
  access: CALENDAR_WORKERS,
  summary: 'Open time again that was kept free',
  params: z.object({ blockId: id }),
  response: z.object({ _id: z.string() }),
});
