import { z } from 'zod';
import { dayIn, id, line, prose } from '../fields.ts';
import { moneyIn } from '../money-forms.ts';
import { JOB_KIND_NAMES, QUESTION_KIND_NAMES, TEAM_NAMES } from './names.ts';

/** The most questions of one opening, and answers to choose from. */
export const MOST_QUESTIONS = 8;
export const MOST_CHOICES = 8;
/** The most characters of one part of an opening’s text. */
const PART = 4000;

/** Something that applicants are asked beside their CV. Its id stays when its words change, so that answers keep theirs. */
export const jobQuestion = z
  .object({
    _id: id,
    label: line(200),
    kind: z.enum(QUESTION_KIND_NAMES),
    /** What can be chosen; of a choice only. */
    choices: z.array(line(80)).max(MOST_CHOICES, `At most ${MOST_CHOICES} answers.`),
    isRequired: z.boolean(),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || new Set(choices).size >= 2, {
    path: ['choices'],
    message: 'At least two different answers.',
  });
export type JobQuestion = z.output<typeof jobQuestion>;

/** An opening as staff write it. Lists are written one to a line. */
export const openingForm = z
  .object({
    title: line(80),
    /** Its part of addresses; made of the title when empty. */
    slug: line(80, 0)
      .toLowerCase()
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lower-case letters, digits and single hyphens only.'),
    team: z.enum(TEAM_NAMES),
    kind: z.enum(JOB_KIND_NAMES),
    /** Where the work is done; of remote work from where it can be. */
    place: line(80),
    isRemote: z.boolean(),
    /** Pay of a month before tax; both or neither. */
    payFrom: moneyIn.nullable(),
    payTo: moneyIn.nullable(),
    summary: line(200),
    about: prose(PART, 1),
    tasks: prose(PART, 1),
    needs: prose(PART, 1),
    offers: prose(PART, 1),
    /** Whether names, contact and pictures are hidden until somebody is invited. */
    hidesNames: z.boolean(),
    questions: z
      .array(jobQuestion)
      .max(MOST_QUESTIONS, `At most ${MOST_QUESTIONS} questions.`)
      .refine((all) => all.filter(({ kind }) => kind === 'file').length <= 1, 'At most one question for a file.'),
    /** First and last day on which it is shown; null has no such day. */
    opensOn: dayIn().nullable(),
    closesOn: dayIn().nullable(),
  })
  .refine(({ payFrom, payTo }) => (payFrom === null) === (payTo === null) && (payFrom ?? 0) <= (payTo ?? 0), {
    path: ['payTo'],
    message: 'Both ends of the range, the lower first.',
  })
  .refine(({ opensOn, closesOn }) => !opensOn || !closesOn || opensOn <= closesOn, {
    path: ['closesOn'],
    message: 'The last day, on or after the first.',
  });
export type OpeningForm = z.output<typeof openingForm>;
