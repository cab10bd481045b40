import { z } from 'zod';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { openingForm } from './forms.ts';
import { JOB_KIND_NAMES, TEAM_NAMES } from './names.ts';
import { opening } from './openings.ts';

/** Whether visitors see an opening, and can apply: its days decide once it is published. */
export const OPENING_STATUSES = statuses({
  open: { label: 'Open', tone: 'good' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  draft: { label: 'Draft', tone: 'waiting' },
  closed: { label: 'Closed', tone: 'over' },
});
export type OpeningStatus = StatusOf<typeof OPENING_STATUSES>;
export const OPENING_STATUS_NAMES = statusNames(OPENING_STATUSES);

export const openingResource = resource({
  path: '/api/staff/openings',
  access: STAFF_ROLES,
  one: 'opening',
  many: 'openings',
  columns: {
    title: 'Title',
    team: 'Team',
    kind: 'Type',
    place: 'Place',
    status: ['Status', OPENING_STATUSES],
    closesOn: 'Closes',
    updatedAt: ['Updated', 'day'],
  },
  row: z.object({
    team: z.enum(TEAM_NAMES),
    kind: z.enum(JOB_KIND_NAMES),
    isRemote: z.boolean(),
    closesOn: z.string().nullable(),
  }),
  facts: { summary: 'Summary', slug: 'URL slug' },
  detail: z.object({ ...openingForm.shape, shown: opening }),
  form: openingForm,
  filters: {
    status: z.enum(OPENING_STATUS_NAMES).optional(),
    team: z.enum(TEAM_NAMES).optional(),
    kind: z.enum(JOB_KIND_NAMES).optional(),
  },
  sorts: ['-updatedAt', 'title', 'place'],
  actions: ['publish', 'close'],
});
export type StaffOpeningRow = RowOf<typeof openingResource>;
