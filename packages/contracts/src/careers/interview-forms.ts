import { z } from 'zod';
import { id, line, momentIn, prose } from '../fields.ts';

/** The shortest and the longest interview, in minutes. */
export const INTERVIEW_MINUTES = { least: 15, most: 480, usual: 30 };
/** The most of the team in one interview. */
export const MOST_INTERVIEWERS = 6;

/** An address that a browser opens and runs nothing of. */
const HTTPS = /^https:\/\/[\w.-]+(:\d+)?([/?#]\S*)?$/;

/** When, for how long, and with whom. */
export const interviewTimes = {
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
    ...interviewTimes,
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
