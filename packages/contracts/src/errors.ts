import { z } from 'zod';
import { moment } from './fields.ts';

/** A refusal that the server can send: HTTP status and the text a person reads when nothing more exact is known. */
export interface ErrorKind {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Names a domain's refusals: `{ out_of_stock: [409, 'Sold out.'] }`; the key is the code on the wire. */
export function defineErrors<const T extends Record<string, readonly [status: number, message: string]>>(
  table: T,
): { readonly [K in keyof T]: ErrorKind } {
  return Object.fromEntries(
    Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }]),
  ) as { [K in keyof T]: ErrorKind };
}

/** Refusals that belong to no domain. */
export const commonErrors = defineErrors({
  invalid: [400, 'Please check the highlighted fields.'],
  malformed: [400, 'The request could not be read.'],
  signed_out: [401, 'Please log in to continue.'],
  forbidden: [403, 'You do not have access to this resource!'],
  not_found: [404, 'We could not find what you were looking for.'],
  stale: [409, 'Someone else has changed this. Reload to see the latest version.'],
  too_large: [413, 'This is larger than we accept.'],
  unsupported_media: [415, 'This type of file or content is not accepted.'],
  too_many_requests: [429, 'Too many attempts. Please wait a little and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'This is not available at the moment. Please try again soon.'],
  files_unavailable: [503, 'Files cannot be saved or opened at the moment. Please try again soon.'],
});

/** What a refusal of a time offers to go on with. */
const alternatives = z.object({
  /** The next free times, when the wanted one is taken. */
  freeTimes: z.array(z.object({ start: moment, end: moment, seatsLeft: z.number() })).optional(),
  /** The bookings that lie in time which is to be kept free, or outside hours which are to hold. */
  bookings: z
    .array(
      z.object({
        ...{ _id: z.string(), number: z.string(), title: z.string(), customer: z.string() },
        ...{ start: moment, end: moment },
      }),
    )
    .optional(),
});

/** Shape of every error answer. `fields` maps a field's path to its message. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  ...alternatives.shape,
});
export type ErrorBody = z.input<typeof errorBody>;
export type LoadedErrorBody = z.output<typeof errorBody>;
export type Alternatives = z.input<typeof alternatives>;
export type LoadedAlternatives = z.output<typeof alternatives>;
