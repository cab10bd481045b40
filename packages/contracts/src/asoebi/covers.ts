import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, picture } from '../fields.ts';
import { linkKey } from './guest.ts';
import { EVENT_KIND_NAMES } from './names.ts';

/** The largest file of a cover. */
export const COVER_BYTES = 10 * 2 ** 20;

const ofEvent = z.object({ eventId: id });
const covered = z.object({ cover: picture.nullable() });

export const uploadCover = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/cover',
  access: 'signed-in',
  summary: 'Replace the cover of an aso-ebi event that the caller may edit',
  params: ofEvent,
  upload: { maxBytes: COVER_BYTES },
  response: covered,
});
export const removeCover = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId/cover',
  access: 'signed-in',
  summary: 'Remove the cover of an aso-ebi event that the caller may edit',
  params: ofEvent,
  response: covered,
});

/** What the preview of a link says, wherever it is sent: what is celebrated, and nothing of guests, groups and prices. */
const linkPreview = z.object({
  kind: z.enum(EVENT_KIND_NAMES),
  title: z.string(),
  celebrants: z.string(),
  day: z.string().nullable(),
  city: z.string(),
  cover: picture.nullable(),
});
export type LinkPreview = z.input<typeof linkPreview>;

export const getLinkPreview = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/links/:linkKey/preview',
  access: 'public',
  summary: 'What the preview of a link of an aso-ebi event says in a message',
  params: z.object({ linkKey }),
  response: z.object({ preview: linkPreview }),
});
