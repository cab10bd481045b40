import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { jobQuestion } from './forms.ts';
import { JOB_KIND_NAMES, TEAM_NAMES } from './names.ts';

export const openingCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  team: z.enum(TEAM_NAMES),
  kind: z.enum(JOB_KIND_NAMES),
  place: z.string(),
  isRemote: z.boolean(),
  summary: z.string(),
  /** Pay of a month before tax. */
  payFrom: moneyOut.nullable(),
  payTo: moneyOut.nullable(),
  /** The last day on which one can apply, `2026-12-31`; null while there is none. */
  closesOn: z.string().nullable(),
  /** The day since which it is shown. */
  postedOn: z.string(),
});
export type OpeningCard = z.input<typeof openingCard>;

export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/careers/openings',
  access: 'public',
  summary: 'List open positions, the newest first, and what there is to filter them by',
  query: z.object({
    team: z.enum(TEAM_NAMES).optional(),
    kind: z.enum(JOB_KIND_NAMES).optional(),
    place: line(80).optional(),
  }),
  response: z.object({
    items: z.array(openingCard),
    teams: z.array(z.enum(TEAM_NAMES)),
    kinds: z.array(z.enum(JOB_KIND_NAMES)),
    places: z.array(z.string()),
  }),
});

export const opening = openingCard.extend({
  about: z.string(),
  /** What follows is a list, one to a line. */
  tasks: z.string(),
  needs: z.string(),
  offers: z.string(),
  questions: z.array(jobQuestion),
});
export type Opening = z.input<typeof opening>;

export const getOpening = endpoint({
  method: 'GET',
  path: '/api/careers/openings/:slug',
  access: 'public',
  summary: 'Get an open position with what applicants are asked',
  params: z.object({ slug: line(80) }),
  response: z.object({ opening }),
});

export const getOpeningsFeed = endpoint({
  method: 'GET',
  path: '/careers/feed.xml',
  access: 'public',
  ignoresToken: true,
  produces: 'application/rss+xml',
  summary: 'Open positions as RSS',
});
