import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { proposalForm } from '../measurements/forms.ts';
import { measurementProposal, orderMeasurements } from '../measurements/measurements.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';

export const getOrderMeasurements = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/measurements',
  access: 'signed-in',
  summary: 'What the made-to-measure pieces of one of the caller’s orders are made from',
  params: z.object({ orderId: id }),
  response: z.object({ items: z.array(orderMeasurements) }),
});

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
