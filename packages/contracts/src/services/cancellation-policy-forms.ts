import { z } from 'zod';
import { prose } from '../fields.ts';
import { cancellationPolicy } from './fields.ts';

/** The terms as a person read them: other ones are refused and shown. */
export const shownTerms = z.object({
  policy: cancellationPolicy,
  /** What the workshop adds in its own words. */
  added: prose(1000),
});
