import { z } from 'zod';
import { email, id, line, personName } from '../fields.ts';
import { REGISTRABLE_ROLES } from '../roles.ts';

// Apart from the calls, so that a page which only keeps a session does not carry the validator of these forms.

/** A password: 10 to 128 characters, judged by length as NIST SP 800-63B advises. */
export const password = z.string().min(10, 'At least 10 characters.').max(128, 'At most 128 characters.');

/** A phone number as typed (`0803…` or `+234…`); the server stores E.164. */
export const phone = line(24).regex(/^[+\d][\d\s()-]{6,}$/, 'Please enter a valid phone number.');

export const credentials = z.object({ email, password: z.string().min(1, 'Required.').max(128) });

export const registration = z.object({
  firstName: personName,
  lastName: personName,
  email,
  password,
  role: z.enum(REGISTRABLE_ROLES).default('Customer'),
  /** The terms that the page showed. */
  termsVersionId: id.optional(),
});

export const profileForm = z.object({ firstName: personName, lastName: personName, phone: phone.nullable() });

export const passwordChange = z.object({ currentPassword: z.string().min(1, 'Required.').max(128), password });
