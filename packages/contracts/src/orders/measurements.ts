import { z } from 'zod';
import { MAX_CART_LINES } from '../cart/cart.ts';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';
import { proposalForm } from '../measurements/forms.ts';
import { measurementProposal, measuringAppointment, orderMeasurements } from '../measurements/measurements.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';

/** What measurements are read for by who makes an item. */
export const READING_PURPOSES = ['work', 'pattern'] as const;
export type ReadingPurpose = (typeof READING_PURPOSES)[number];

/** That somebody else read the measurements of a part. */
const reading = z.object({
  partId: z.string(),
  /** The workshop, or our name for staff. */
  by: z.string(),
  purpose: z.enum(READING_PURPOSES),
  at: moment,
});
export type Reading = z.input<typeof reading>;
export type LoadedReading = z.output<typeof reading>;

export const getOrderMeasurements = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/measurements',
  access: 'signed-in',
  summary: 'What the made-to-measure pieces of one of the caller’s orders are made from',
  params: z.object({ orderId: id }),
  response: z.object({
    items: z.array(orderMeasurements),
    /** Booked for parts that wait, or were cancelled and still have one: one for each at most. */
    appointments: z.array(measuringAppointment),
    /** Fittings ahead, of any part, the soonest first. */
    fittings: z.array(measuringAppointment),
    /** Who read them, the latest hundred times, the last first. */
    readings: z.array(reading),
  }),
});

/** Which of the caller’s profiles some pieces are made from. */
export const givenForm = z.object({ profileId: id, itemIds: z.array(id).min(1).max(MAX_CART_LINES) });
export const giveMeasurements = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/measurements',
  access: 'signed-in',
  summary: 'Give the measurements that pieces of one of the caller’s orders wait for, from a saved profile',
  params: z.object({ orderId: id }),
  body: givenForm,
  response: z.object({ items: z.array(orderMeasurements) }),
});
export const replaceMeasurements = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/measurements',
  access: 'signed-in',
  summary:
    'Replace what pieces of one of the caller’s orders are made from, until they are cut; its maker confirms again',
  params: z.object({ orderId: id }),
  body: givenForm,
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
