import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { emailField, id, messageResponse, version } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';

export const handingOverErrors = defineErrors({
  host_unknown: [404, 'We could not find an account with this email address.'],
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
