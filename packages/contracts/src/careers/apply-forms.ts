import { z } from 'zod';
import { email, id, line, personName, prose } from '../fields.ts';
import { phone } from '../identity/forms.ts';
import { MOST_QUESTIONS } from './forms.ts';
import { MOST_ANSWER, MOST_PORTFOLIO } from './limits.ts';

/** What a file of an application is for. */
export const FILE_PURPOSES = ['cv', 'portfolio', 'answer'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** How a file stands with the virus scanner; unchecked where there is none. */
export const VIRUS_CHECKS = ['unchecked', 'held', 'clean', 'infected'] as const;

const answer = z.object({
  questionId: id,
  text: prose(MOST_ANSWER).default(''),
  fileId: id.nullable().default(null),
});

/** What somebody who applies tells us. Its files were uploaded before, under a key that only they know. */
export const applicationForm = z.object({
  name: personName,
  email,
  phone,
  city: line(80),
  note: prose(MOST_ANSWER).default(''),
  draftId: id,
  cvId: id.nullable().refine((cvId) => cvId !== null, 'Please add your CV.'),
  portfolioIds: z.array(id).max(MOST_PORTFOLIO, `At most ${MOST_PORTFOLIO} files.`).default([]),
  answers: z.array(answer).max(MOST_QUESTIONS).default([]),
  consent: z.literal(true, 'Please agree, so that we may read your application.'),
  /** A field that nobody sees: only programs fill it in. */
  website: line(200, 0).default(''),
});
export type ApplicationForm = z.output<typeof applicationForm>;
