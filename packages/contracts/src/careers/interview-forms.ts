import { z } from 'zod';
import { id, line, momentIn, prose } from '../fields.ts';

/** The shortest and the longest interview, in minutes. */
export const INTERVIEW_MINUTES = { least: 15, most: 480, usual: 30 };
/** The most times that an applicant chooses from. */
export const MOST_TIMES = 5;
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

/** Where, and what the applicant is told beside it. */
const details = {
  place: line(160, 0).default(''),
  callUrl: line(500, 0)
    .refine((text) => text === '' || HTTPS.test(text), 'A link that begins with https://.')
    .default(''),
  note: prose(1000).default(''),
};
const isSomewhere = ({ place, callUrl }: { place: string; callUrl: string }): boolean => place !== '' || callUrl !== '';
const NOWHERE = { path: ['place'], message: 'A place or a link to the call.' };

/** A time to talk to an applicant: at a place or by a link, with somebody of the team. */
export const interviewForm = z.object({ ...interviewTimes, ...details }).refine(isSomewhere, NOWHERE);
export type InterviewForm = z.output<typeof interviewForm>;

const { startsAt, ...howLongWithWhom } = interviewTimes;
/** Several times of which the applicant chooses one. */
export const proposalForm = z
  .object({
    times: z
      .array(startsAt)
      .min(2, 'At least two times.')
      .max(MOST_TIMES, `At most ${MOST_TIMES} times.`)
      .refine((all) => new Set(all.map(Number)).size === all.length, 'Please enter each time once.'),
    ...howLongWithWhom,
    ...details,
  })
  .refine(isSomewhere, NOWHERE);
export type ProposalForm = z.output<typeof proposalForm>;
