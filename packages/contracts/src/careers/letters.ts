import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, prose } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';
import { MOVED_STAGES } from './stages.ts';

/** Stages of which there is an email to begin with. */
export const LETTER_STAGES = ['interview', 'offer', 'hired', 'declined'] as const;
export type LetterStage = (typeof LETTER_STAGES)[number];

/** The most characters of an email to an applicant. */
export const MOST_LETTER = 6000;

/** An email to an applicant as staff edit it: its paragraphs, between the greeting and the link to the application. */
export const letterForm = z.object({ subject: line(150), text: prose(MOST_LETTER, 1) });
export type LetterForm = z.output<typeof letterForm>;

const byId = z.object({ _id: id });

export const draftLetter = endpoint({
  method: 'GET',
  path: '/api/staff/applications/:_id/letters/:stage',
  access: STAFF_ROLES,
  summary: 'The email that an applicant may get when their application is moved to a stage, to be edited',
  params: byId.extend({ stage: z.enum(LETTER_STAGES) }),
  response: z.object({ subject: z.string(), text: z.string() }),
});

export const previewLetter = endpoint({
  method: 'POST',
  path: '/api/staff/applications/:_id/letters',
  access: STAFF_ROLES,
  summary: 'Show an email to an applicant as it will look',
  params: byId,
  body: letterForm,
  response: z.object({ html: z.string() }),
});

export const moveApplication = endpoint({
  method: 'POST',
  path: '/api/staff/applications/:_id/move',
  access: STAFF_ROLES,
  summary: 'Move an application to a stage and email the applicant if wished, once for each Idempotency-Key',
  params: byId,
  body: z.object({ stage: z.enum(MOVED_STAGES), letter: letterForm.nullable() }),
  response: z.object({ _id: z.string() }),
});
