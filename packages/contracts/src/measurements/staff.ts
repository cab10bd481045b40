import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, messageResponse } from '../fields.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { proposalForm } from './forms.ts';
import { measurementProposal, orderMeasurements } from './measurements.ts';

const partId = z.object({ partId: id });

export const readPartMeasurements = endpoint({
  method: 'GET',
  path: '/api/staff/orders/parts/:partId/measurements',
  access: [...MAKER_ROLES, ...STAFF_ROLES],
  summary: 'Read what the pieces of a part are made from; makers while their part is open, and every reading is logged',
  params: partId,
  response: z.object({ items: z.array(orderMeasurements) }),
});
export const proposeMeasurements = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/measurements',
  access: MAKER_ROLES,
  status: 201,
  summary: 'Propose measurements to the customer after a fitting',
  params: partId,
  body: proposalForm,
  response: z.object({ proposal: measurementProposal }),
});
export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/api/staff/measurements/proposals/:proposalId/withdraw',
  access: MAKER_ROLES,
  summary: 'Take measurements back that the caller’s workshop proposed and nobody has answered',
  params: z.object({ proposalId: id }),
  response: messageResponse,
});
