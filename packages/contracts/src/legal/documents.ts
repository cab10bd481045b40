import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { dayIn, id, messageResponse, moment } from '../fields.ts';
import { articleText } from '../help/articles.ts';
import { LEGAL_DOCUMENT_NAMES } from './names.ts';

/** One of the versions that a document has had, has or will have. */
const versionCard = z.object({
  _id: z.string(),
  /** `2`, or `2.1` for its first correction. */
  label: z.string(),
  effectiveAt: moment,
  whatChanged: z.string(),
  isMinor: z.boolean(),
});
export type LegalVersionCard = z.input<typeof versionCard>;

const legalDocument = z.object({
  name: z.enum(LEGAL_DOCUMENT_NAMES),
  /** The version that is shown. */
  version: versionCard,
  /** `past` and `future` ones are shown to who asks for them. */
  time: z.enum(['past', 'now', 'future']),
  body: articleText,
  /** The one that is announced next, unless it is shown itself. */
  next: versionCard.nullable(),
  /** All that were published, the newest first. */
  versions: z.array(versionCard),
});
export type LegalDocument = z.input<typeof legalDocument>;

export const legalErrors = defineErrors({
  terms_outdated: [409, 'Our terms have changed. Please reload this page and read them again.'],
});

export const getLegalDocument = endpoint({
  method: 'GET',
  path: '/api/legal/documents/:name',
  access: 'public',
  summary: 'Get a legal document: as it holds now, as it held on a day, or one of its versions',
  params: z.object({ name: z.enum(LEGAL_DOCUMENT_NAMES) }),
  query: z.object({
    /** As it held at the end of this day in Lagos. */
    on: dayIn().optional(),
    version: z
      .string()
      .regex(/^\d{1,4}(\.\d{1,4})?$/)
      .optional(),
  }),
  response: z.object({ document: legalDocument }),
});

const termsVersion = versionCard.pick({ _id: true, label: true, effectiveAt: true, whatChanged: true });

export const getTermsState = endpoint({
  method: 'GET',
  path: '/api/legal/terms',
  access: 'public',
  summary: 'Which terms hold and which are announced, and what of them the caller has not answered',
  response: z.object({
    /** Null until the first terms are published. */
    inForce: termsVersion.nullable(),
    next: termsVersion.nullable(),
    /** Whether the caller is to be asked about the terms that hold; never of visitors. */
    asks: z.boolean(),
    /** Whether the caller has yet to be told of those announced. */
    announces: z.boolean(),
  }),
});

/** What somebody says of terms: that they accept them, that they do not do so now, that they know of those announced. */
export const TERMS_ANSWERS = ['accepted', 'later', 'seen'] as const;

export const answerTerms = endpoint({
  method: 'POST',
  path: '/api/legal/terms/answers',
  access: 'signed-in',
  summary: 'Accept terms, put them off, or note that the announced ones were seen',
  body: z.object({ versionId: id, answer: z.enum(TERMS_ANSWERS) }),
  response: messageResponse,
});
