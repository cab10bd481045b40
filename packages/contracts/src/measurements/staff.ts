import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, messageResponse } from '../fields.ts';
import { MAKER_ROLES } from '../roles.ts';

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/api/staff/measurements/proposals/:proposalId/withdraw',
  access: MAKER_ROLES,
  summary: 'Take measurements back that the caller’s workshop proposed and nobody has answered',
  params: z.object({ proposalId: id }),
  response: messageResponse,
});
