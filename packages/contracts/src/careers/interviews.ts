import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, messageResponse, moment, version } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';
import { interviewForm, interviewTimes, proposalForm } from './interview-forms.ts';

const byId = z.object({ _id: id });
const one = byId.extend({ interviewId: id });
const done = z.object({ _id: z.string() });

/** An interview as staff see it. */
export const interview = z.object({
  ...{ _id: z.string(), version, startsAt: moment, endsAt: moment, place: z.string(), callUrl: z.string() },
  ...{ note: z.string(), isCancelled: z.boolean() },
  /** Whether it is one of several times of which the applicant has chosen none yet. */
  isProposed: z.boolean(),
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

export const proposeTimes = endpoint({
  method: 'POST',
  path: '/api/staff/applications/:_id/proposals',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Email several times for an interview of which the applicant chooses one, once for each Idempotency-Key',
  params: byId,
  body: proposalForm,
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
  summary: 'Cancel an interview, which is emailed, or take back a time that was proposed',
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
  body: z.object({ ...interviewTimes, except: id.nullable().default(null) }),
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

/** Times of which its applicant chooses one, in their order. */
export const ownProposal = ownInterview.omit({ startsAt: true, endsAt: true, callUrl: true }).extend({
  times: z.array(z.object({ _id: z.string(), startsAt: moment, endsAt: moment })),
});

export const chooseTime = endpoint({
  method: 'POST',
  path: '/api/careers/applications/:token/interviews/:interviewId/choice',
  access: 'public',
  summary: 'Choose one of the times for an interview, by the link that was mailed',
  params: z.object({ token: line(120), interviewId: id }),
  response: messageResponse,
});
