import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { id, line } from '../../fields.ts';
import { resource } from '../../resource.ts';
import { STAFF_ROLES } from '../../roles.ts';
import { cannedForm } from './forms.ts';

export const cannedResource = resource({
  path: '/api/staff/canned-answers',
  access: STAFF_ROLES,
  one: 'canned answer',
  many: 'canned answers',
  columns: { title: 'Title', body: 'Text', updatedAt: ['Last changed', 'moment'] },
  form: cannedForm,
  /** Without one, those in use. */
  filters: { status: z.enum(['used', 'removed']).default('used') },
  sorts: ['title', 'updatedAt'],
  actions: ['remove', 'restore'],
});

const offered = z.object({ _id: z.string(), title: z.string(), body: z.string() });
export type OfferedAnswer = z.input<typeof offered>;

export const findCannedAnswers = endpoint({
  method: 'GET',
  path: '/api/staff/canned-answer-search',
  access: STAFF_ROLES,
  summary: 'Canned answers with some words in them, by title',
  query: z.object({ q: line(120, 0).default('') }),
  response: z.object({ items: z.array(offered) }),
});
export const fillCannedAnswer = endpoint({
  method: 'GET',
  path: '/api/staff/tickets/:_id/canned-answers/:answerId',
  access: STAFF_ROLES,
  summary: 'A canned answer with its placeholders filled in for a ticket',
  params: z.object({ _id: id, answerId: id }),
  response: z.object({
    text: z.string(),
    /** Placeholders that the ticket has nothing for; they stand in the text in square brackets. */
    missing: z.array(z.string()),
  }),
});
