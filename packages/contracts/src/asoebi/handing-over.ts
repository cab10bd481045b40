import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { emailField, id, messageResponse, version } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';

export const handingOverErrors = defineErrors({
  host_unknown: [404, 'We could not find an account with this email address.'],
});

const group = z.object({ eventId: id, groupId: id });
export const holdGroup = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-events/:eventId/groups/:groupId/hold',
  access: STAFF_ROLES,
  summary: 'Hold one group of an aso-ebi event: its guests neither order nor pay until it is released',
  params: group,
  response: messageResponse,
});
export const releaseGroup = endpoint({
  method: 'DELETE',
  path: '/api/staff/aso-ebi-events/:eventId/groups/:groupId/hold',
  access: STAFF_ROLES,
  summary: 'Let a group of an aso-ebi event go on that was held',
  params: group,
  response: messageResponse,
});

export const handEventOver = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-events/:eventId/host',
  access: STAFF_ROLES,
  summary: 'Give an aso-ebi event to another host, who has an account',
  params: z.object({ eventId: id }),
  body: z.object({ version, email: emailField() }),
  response: messageResponse,
});
