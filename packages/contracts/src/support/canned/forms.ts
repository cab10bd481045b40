import { z } from 'zod';
import { line, prose } from '../../fields.ts';

/** What canned answers may name, and what staff read for it. */
export const PLACEHOLDERS = {
  name: 'full name',
  firstName: 'first name',
  number: 'ticket number',
  subject: 'subject',
  orderNumber: 'order number',
  bookingNumber: 'booking number',
  plan: 'plan',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

/** What stands between two pairs of braces. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isKnown = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** A canned answer as staff write it; a placeholder that nothing fills in is refused. */
export const cannedForm = z.object({
  title: line(80),
  body: prose(3000, 1).superRefine((body, { addIssue }) => {
    const unknown = [...body.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !isKnown(name));
    if (unknown !== undefined)
      addIssue({ code: 'custom', message: `There is no placeholder {{${unknown}}}. Please use one of those below.` });
    else if (/\{\{|\}\}/.test(body.replace(PLACEHOLDER, '')))
      addIssue({ code: 'custom', message: 'A placeholder needs two braces on each side, such as {{name}}.' });
  }),
});
export type CannedForm = z.output<typeof cannedForm>;
