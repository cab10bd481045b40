import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, messageResponse, moment, picture } from '../fields.ts';
import { MOST_WORN } from './tries.ts';

/** How many looks one person may keep. */
export const MAX_LOOKS = 50;
/** Largest picture of a look, in bytes. */
export const LOOK_BYTES = 5 * 1024 * 1024;

export const lookErrors = defineErrors({
  look_key_missing: [400, 'Saving a look needs an Idempotency-Key.'],
  too_many_looks: [422, `You can save up to ${MAX_LOOKS} looks. Please delete one first.`],
});

/** A picture of what was tried on, which its owner saved in so many words and nobody else sees. */
export const look = z.object({
  _id: z.string(),
  /** At an address that holds some minutes. */
  picture,
  /** What is worn; a product that was withdrawn is not for sale any more. */
  products: z.array(z.object({ _id: z.string(), title: z.string(), isForSale: z.boolean() })),
  savedAt: moment,
});
export type Look = z.input<typeof look>;
export type LoadedLook = z.output<typeof look>;

export const listLooks = endpoint({
  method: 'GET',
  path: '/api/virtual-tryon/looks',
  access: 'signed-in',
  summary: 'The looks that the caller saved, newest first',
  response: z.object({ items: z.array(look) }),
});
export const saveLook = endpoint({
  method: 'POST',
  path: '/api/virtual-tryon/looks',
  access: 'premium',
  status: 201,
  summary: 'Save a picture of what the caller tried on, for the caller alone; once per Idempotency-Key',
  query: z.object({
    /** Ids of what is worn, separated by commas. */
    products: line(200)
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(id).min(1).max(MOST_WORN)),
  }),
  upload: { maxBytes: LOOK_BYTES },
  response: look,
});
export const deleteLook = endpoint({
  method: 'DELETE',
  path: '/api/virtual-tryon/looks/:lookId',
  access: 'signed-in',
  summary: 'Delete a saved look of the caller for good, with its picture',
  params: z.object({ lookId: id }),
  response: messageResponse,
});
export const deleteLooks = endpoint({
  method: 'DELETE',
  path: '/api/virtual-tryon/looks',
  access: 'signed-in',
  summary: 'Delete every saved look of the caller for good, with their pictures',
  response: messageResponse,
});
