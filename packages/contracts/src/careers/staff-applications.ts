import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, moment, prose } from '../fields.ts';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { FILE_PURPOSES, VIRUS_CHECKS } from './apply-forms.ts';
import { interview } from './interviews.ts';
import { APPLICATION_STAGE_NAMES, APPLICATION_STAGES, MOVED_STAGES } from './stages.ts';

/** Longest note of a colleague. */
export const MOST_NOTE = 4000;

const rating = z.object({ _id: z.string(), by: z.string(), stars: z.number(), remark: z.string(), at: moment });

export const applicationResource = resource({
  path: '/api/staff/applications',
  access: STAFF_ROLES,
  one: 'application',
  many: 'applications',
  columns: {
    name: 'Applicant',
    opening: ['Opening', 'named'],
    stage: ['Stage', APPLICATION_STAGES],
    /** The mean of what colleagues gave, 1 to 5. */
    rating: ['Rating', 'number?'],
    appliedAt: ['Applied', 'moment'],
  },
  /** `isBlind` while name, contact and pictures are hidden. */
  row: z.object({ isBlind: z.boolean() }),
  facts: {
    email: ['Email', 'text?'],
    phone: ['Phone', 'text?'],
    city: ['City', 'text?'],
    stageAt: ['In this stage since', 'moment'],
  },
  detail: z.object({
    note: z.string(),
    answers: z.array(
      z.object({ _id: z.string(), question: z.string(), text: z.string(), fileId: z.string().nullable() }),
    ),
    files: z.array(
      z.object({
        ...{ _id: z.string(), purpose: z.enum(FILE_PURPOSES), contentType: z.string(), bytes: z.number() },
        virusCheck: z.enum(VIRUS_CHECKS),
      }),
    ),
    interviews: z.array(interview),
    /** Who may take part in an interview. */
    team: z.array(z.object({ _id: z.string(), name: z.string() })),
    letters: z.array(z.object({ _id: z.string(), by: z.string(), subject: z.string(), text: z.string(), at: moment })),
    notes: z.array(z.object({ _id: z.string(), by: z.string(), text: z.string(), at: moment })),
    ratings: z.array(rating),
    /** The caller’s own. */
    ownStars: z.number().nullable(),
  }),
  filters: {
    /** All that are undecided, unless something else is asked for. */
    stage: z.enum(['undecided', ...APPLICATION_STAGE_NAMES]).optional(),
    opening: id.optional(),
    rated: z.enum(['not-by-me']).optional(),
  },
  sorts: ['-appliedAt', '-rating', 'stage'],
  actions: MOVED_STAGES,
});
export type StaffApplicationRow = RowOf<typeof applicationResource>;

const byId = z.object({ _id: id });
const done = z.object({ _id: z.string() });

export const noteApplication = endpoint({
  method: 'POST',
  path: '/api/staff/applications/:_id/notes',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Write a note about an application, which only staff read; once for each Idempotency-Key that is sent',
  params: byId,
  body: z.object({ text: prose(MOST_NOTE, 1) }),
  response: done,
});

export const rateApplication = endpoint({
  method: 'PUT',
  path: '/api/staff/applications/:_id/rating',
  access: STAFF_ROLES,
  summary: 'Give an application one to five stars, in place of what the caller gave before',
  params: byId,
  body: z.object({ stars: z.number().int().min(1).max(5), remark: prose(500).default('') }),
  response: done,
});

export const getApplicationFile = endpoint({
  method: 'GET',
  path: '/api/staff/applications/:_id/files/:fileId',
  access: STAFF_ROLES,
  summary: 'A file of an application, to be saved',
  params: z.object({ _id: id, fileId: id }),
  produces: 'application/octet-stream',
});

const card = z.object({
  _id: z.string(),
  name: z.string(),
  opening: z.string(),
  rating: z.number().nullable(),
  appliedAt: moment,
});

export const getApplicationBoard = endpoint({
  method: 'GET',
  path: '/api/staff/applications/board',
  access: STAFF_ROLES,
  summary: 'Applications by their stage, the oldest first; of what is decided the latest',
  query: z.object({ opening: id.optional() }),
  response: z.object({
    columns: z.array(z.object({ stage: z.enum(MOVED_STAGES), total: z.number(), cards: z.array(card) })),
    openings: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
});
export type ApplicationCard = z.input<typeof card>;
