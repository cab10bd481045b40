import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, version } from '../fields.ts';
import { nameForm, viewValues } from './view-forms.ts';

/** Most views of one list that a person may keep. */
export const MAX_VIEWS = 20;

export const viewErrors = defineErrors({
  too_many_views: [422, `You can save up to ${MAX_VIEWS} views of a list. Delete one to save another.`],
});

/** Which list a view is of: its calls’ path below `/api/staff`, and the page that shows it. */
const place = z.object({
  list: z
    .string()
    .max(60)
    .regex(/^[a-z-]+(\/[a-z-]+)*$/),
  page: z
    .string()
    .max(80)
    .regex(/^\/(admin|designer|tailor)(\/[a-z-]+)+$/),
});

/** A list as a person has saved it: what narrows it, its order and its columns, under a name. */
export const savedView = z.object({
  ...place.shape,
  ...viewValues.shape,
  ...nameForm.shape,
  _id: z.string(),
  version: z.number(),
  /** Whether something was left out of it that the list no longer knows. */
  isReduced: z.boolean(),
});
export type SavedView = z.input<typeof savedView>;
export type LoadedView = z.output<typeof savedView>;

const viewId = z.object({ viewId: id });

export const addView = endpoint({
  method: 'POST',
  path: '/api/preferences/views',
  access: 'signed-in',
  status: 201,
  summary: 'Save a view of a list',
  body: z.object({ ...place.shape, ...viewValues.shape, ...nameForm.shape }),
  response: z.object({ view: savedView }),
});
export const changeView = endpoint({
  method: 'PUT',
  path: '/api/preferences/views/:viewId',
  access: 'signed-in',
  summary: 'Rename a saved view, change what it shows, or make it the one that its list opens with',
  params: viewId,
  body: z.object({ version, ...viewValues.partial().shape, ...nameForm.partial().shape }),
  response: z.object({ view: savedView }),
});
export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/preferences/views/:viewId',
  access: 'signed-in',
  summary: 'Delete a saved view',
  params: viewId,
  response: z.object({}),
});
