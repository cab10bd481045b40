import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { savedView } from './views.ts';

/** How a person likes a screen: for a list, the columns that they have hidden. */
export const screenPreference = z.object({ hiddenColumns: z.array(line(40)).max(60) });
export type ScreenPreference = z.input<typeof screenPreference>;

export const listPreferences = endpoint({
  method: 'GET',
  path: '/api/preferences',
  access: 'signed-in',
  summary: 'How the caller likes their screens',
  response: z.object({
    screens: z.record(z.string(), screenPreference),
    /** The caller’s views of the lists that they may open, by name. */
    views: z.array(savedView),
  }),
});
export const putPreference = endpoint({
  method: 'PUT',
  path: '/api/preferences/:screen',
  access: 'signed-in',
  summary: 'Keep how the caller likes a screen',
  params: z.object({ screen: line(60).regex(/^[a-z-]+$/) }),
  body: screenPreference,
  response: screenPreference,
});
