import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, moment, momentIn, prose, version } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';

/** The shortest and the longest interview, in minutes. */
export const INTERVIEW_MINUTES = { least: 15, most: 480, usual: 30 };
/** The most of the team in one interview. */
export const MOST_INTERVIEWERS = 6;

/** An address that a browser opens and runs nothing of. */
const HTTPS = /^https:\/\/[\w.-]+(:\d+)?([/?#]\S*)?$/;

const times = {
  startsAt: momentIn('Please choose a date and time.'),
  minutes: z.number().int().min(INTERVIEW_MINUTES.least).max(INTERVIEW_MINUTES.most),
  interviewerIds: z
    .array(id)
    .min(1, 'Please choose who takes part.')
    .max(MOST_INTERVIEWERS, `At most ${MOST_INTERVIEWERS} people.`),
};

/** A time to talk to an applicant: at a place or by a link, with somebody of the team. */
export const interviewForm = z
  .object({
    ...times,
    place: line(160, 0).default(''),
    callUrl: line(500, 0)
      .refine((text) => text === '' || HTTPS.test(text), 'A link that begins with https://.')
      .default(''),
    /** What the applicant is told beside it. */
    note: prose(1000).default(''),
  })
  .refine(({ place, callUrl }) => place !== '' || callUrl !== '', {
    path: ['place'],
    message: 'A place or a link to the call.',
  });
export type InterviewForm = z.output<typeof interviewForm>;

const byId = z.object({ _id: id });
const one = byId.extend({ interviewId: id });
const done = z.object({ _id: z.string() });

/** An interview as staff see it. */
export const interview = z.object({
  ...{ _id: z.string(), version, startsAt: moment, endsAt: moment, place: z.string(), callUrl: z.string() },
  ...{ note: z.string(), isCancelled: z.boolean() },
  interviewers: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type Interview = z.input<typeof interview>;

export const setInterview = endpoint({
  method: 'POST',
  path: '/api/staff/applications/:_id/interviews',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Set a time for an interview and email it with a calendar file, once for each Idempotency-Key',
  params: byId,
  body: interviewForm,
  response: done,
});

export const changeInterview = endpoint({
  method: 'PUT',
  path: '/api/staff/applications/:_id/interviews/:interviewId',
  access: STAFF_ROLES,
  summary: 'Change an interview, which is emailed anew',
  params: one,
  body: z.object({ version, values: interviewForm }),
  response: done,
});

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/staff/applications/:_id/interviews/:interviewId/cancel',
  access: STAFF_ROLES,
  summary: 'Cancel an interview, which is emailed',
  params: one,
  body: z.object({ version }),
  response: done,
});

export const findClashes = endpoint({
  method: 'POST',
  path: '/api/staff/applications/:_id/clashes',
  access: STAFF_ROLES,
  summary: 'What else lies in the time of an interview, for its team and its applicant',
  params: byId,
  body: z.object({ ...times, except: id.nullable().default(null) }),
  response: z.object({
    clashes: z.array(z.object({ _id: z.string(), name: z.string(), startsAt: moment, endsAt: moment })),
  }),
});

/** An interview as its applicant sees it. */
export const ownInterview = z.object({
  ...{ _id: z.string(), startsAt: moment, endsAt: moment, place: z.string(), callUrl: z.string(), note: z.string() },
  interviewers: z.array(z.string()),
});

export const getInterviewFile = endpoint({
  method: 'GET',
  path: '/api/careers/applications/:token/interviews/:interviewId',
  access: 'public',
  summary: 'An interview as a calendar file, by the link that was mailed',
  params: z.object({ token: line(120), interviewId: id }),
  produces: 'text/calendar',
});
