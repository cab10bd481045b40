import { z } from 'zod';
import { dayIn, line } from '../fields.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

/** A day on which support does not work, beside the public holidays whose date the law says. */
export const holidayForm = z.object({ name: line(80), day: dayIn() });
export type HolidayForm = z.output<typeof holidayForm>;

export const holidayResource = resource({
  path: '/api/staff/support-holidays',
  access: STAFF_ROLES,
  one: 'holiday',
  many: 'support holidays',
  columns: { name: 'Holiday', day: 'Day' },
  form: holidayForm,
  sorts: ['-day'],
  actions: ['remove'],
});
