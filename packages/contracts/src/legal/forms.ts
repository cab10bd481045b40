import { z } from 'zod';
import { momentIn, prose } from '../fields.ts';
import { unknownFigures } from '../help/figures.ts';
import { LEGAL_DOCUMENT_NAMES } from './names.ts';

/** The most characters of a legal document. */
export const MOST_LEGAL_BODY = 20_000;

const UNKNOWN = 'A name in double braces is not a setting.';

/** A draft as staff write it; its text is Markdown. */
export const legalDraftForm = z
  .object({
    document: z.enum(LEGAL_DOCUMENT_NAMES),
    body: prose(MOST_LEGAL_BODY, 1).refine((text) => unknownFigures(text).length === 0, UNKNOWN),
    /** In a sentence or two, for those whom it concerns. */
    whatChanged: prose(500, 1),
    /** Corrects the version in force without asking anybody again. */
    isMinor: z.boolean(),
    /** From when it holds; at once when null. */
    startsAt: momentIn().nullable(),
  })
  .refine(({ isMinor, startsAt }) => !isMinor || startsAt === null, {
    path: ['startsAt'],
    message: 'A correction takes effect immediately.',
  });
export type LegalDraftForm = z.output<typeof legalDraftForm>;
