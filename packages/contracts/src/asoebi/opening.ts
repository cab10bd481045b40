import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { dayIn, id, line, prose, version } from '../fields.ts';
import { hostedEvent } from './events.ts';
import { MOST } from './forms.ts';
import { EVENT_STEPS } from './missing.ts';

export const openingErrors = defineErrors({
  not_ready: [409, 'Something is still missing before guests can order.'],
  not_open: [409, 'Guests can’t order for this event at the moment.'],
  nothing_to_order: [409, 'The last day to order has passed for every package. Choose a later day first.'],
  event_held: [409, 'We are looking into this event, so nothing about it can change for now.'],
});

/** Where what is missing is put right: a step of the draft, or the makers. */
const missingStep = z.enum([...EVENT_STEPS, 'makers']);

/** What may still change once guests can order: words, later days, and which packages are offered. */
export const openedForm = z.object({
  story: prose(2000),
  handovers: z.array(z.object({ _id: id, name: line(80), details: prose(300) })).max(MOST.handovers),
  packages: z
    .array(z.object({ _id: id, deadline: dayIn(), isWithdrawn: z.boolean() }))
    .max(MOST.groups * MOST.packages),
});
export type OpenedForm = z.output<typeof openedForm>;

const eventId = z.object({ eventId: id });
const changed = z.object({ event: hostedEvent });

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/readiness',
  access: 'signed-in',
  summary: 'What an aso-ebi event still lacks before guests can order, its makers included',
  params: eventId,
  response: z.object({ missing: z.array(z.object({ step: missingStep, text: z.string() })) }),
});
export const openEvent = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/open',
  access: 'signed-in',
  summary: 'Open an aso-ebi event to its guests, for the first time or again',
  params: eventId,
  body: z.object({ version }),
  response: changed,
});
export const closeEvent = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/close',
  access: 'signed-in',
  summary: 'Take no more orders for an aso-ebi event; payments that have begun may end',
  params: eventId,
  body: z.object({ version }),
  response: changed,
});
export const changeOpened = endpoint({
  method: 'PATCH',
  path: '/api/aso-ebi/events/:eventId',
  access: 'signed-in',
  summary: 'Change what may still change of an aso-ebi event once guests can order',
  params: eventId,
  body: z.object({ version, form: openedForm }),
  response: changed,
});
