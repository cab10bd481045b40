import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { CONSENT_PURPOSES } from './consent-rules.ts';

const choices = z.partialRecord(z.enum(CONSENT_PURPOSES), z.boolean());

/** What was decided, when, and by which words; null when nobody has decided on this device or in this account. */
const consent = z
  .object({
    choices,
    decidedAt: moment,
    /** The version of the cookie policy that held then; null for choices that were made before it was noted. */
    policyVersion: z.string().nullable(),
  })
  .nullable();
export type Consent = NonNullable<z.input<typeof consent>>;

export const getConsent = endpoint({
  method: 'GET',
  path: '/api/legal/consent',
  access: 'public',
  summary: 'What was decided about cookies on this device, or else in this account',
  response: z.object({ consent }),
});

export const setConsent = endpoint({
  method: 'PUT',
  path: '/api/legal/consent',
  access: 'public',
  summary: 'Decide what may be kept in this browser; each decision is logged',
  body: z.object({ choices }),
  response: z.object({ consent }),
});
