import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { holidayForm } from './forms.ts';

export const holidayResource = resource({
  path: '/api/staff/support-holidays',
  access: STAFF_ROLES,
  one: 'holiday',
  many: 'support holidays',
  columns: { name: 'Holiday', day: 'Day', isOpen: ['Support works', 'yes'] },
  form: holidayForm,
  sorts: ['-day'],
  actions: ['remove'],
});
