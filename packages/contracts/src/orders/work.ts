import { z } from 'zod';
import { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, moment, picture } from '../fields.ts';
import { outcome } from '../resource.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { orderItem } from './orders.ts';
import { ORDER_WORKERS, orderNote, person, staffOrder } from './staff.ts';
import {
  acceptForm,
  checkForm,
  dateForm,
  endForm,
  noteForm,
  parcelForm,
  stageForm,
  stagesForm,
  tailorForm,
  unpaidForm,
  waitForm,
} from './staff-forms.ts';
import { STAGE_NAMES } from './stages.ts';

export const staffOrderErrors = defineErrors({
  not_awaiting: [409, 'This order no longer needs a response.'],
  not_your_step: [409, 'You can’t take this step.'],
  carrier_missing: [422, 'Please enter the carrier.'],
  balance_settled: [409, 'The balance of this part is paid or not overdue, so there is nothing to decide.'],
  customer_suspended: [409, 'The customer cannot pay while their account is suspended, so our staff decide.'],
  measurements_known: [409, 'The measurements are complete, so there is nothing to ask for.'],
  proposal_waits: [
    409,
    'The customer has not responded to your proposed measurements yet. Wait for their response, or withdraw the proposal.',
  ],
  nothing_to_check: [409, 'There are no complete measurements to check at this stage.'],
  measuring_booked: [409, 'The customer has booked a measuring visit for this order.'],
  measurements_asked: [429, 'The customer was asked less than a day ago. Please wait before you ask again.'],
  customer_away: [409, 'The customer’s account is suspended, so they can’t be asked.'],
  sewing_done: [409, 'The sewing of this part is finished, so it can’t be assigned to a tailor any more.'],
  date_settled: [409, 'The date of this part can no longer be changed.'],
  date_follows: [409, 'The date follows from when the customer’s measurements are there.'],
  date_out_of_range: [422, 'Please choose a day from today to a year ahead.'],
  date_unchanged: [422, 'This is already the date. Please choose another day.'],
  parcel_settled: [409, 'Carrier and tracking number can be changed only from dispatch until delivery.'],
  tailor_unavailable: [422, 'Please choose an approved tailor.'],
});

const partId = z.object({ partId: id });
/** The order after the change, as its detail shows it. */
const changed = z.object({ record: staffOrder, version: z.number() });

export const advancePart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/stage',
  access: ORDER_WORKERS,
  summary: 'Move a part to its next stage, with a note and photos for the customer',
  params: partId,
  body: stageForm,
  response: changed,
});
export const advanceParts = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/stages',
  access: ORDER_WORKERS,
  summary: 'Move parts to their next stages, each by the rules of one; tells what became of each',
  body: stagesForm,
  response: z.object({ results: z.array(outcome) }),
});
export const acceptPart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/accept',
  access: ORDER_WORKERS,
  summary: 'Accept a part that was placed',
  params: partId,
  body: acceptForm,
  response: changed,
});
export const declinePart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/decline',
  access: ORDER_WORKERS,
  summary: 'Decline a part that was placed; what was paid for it goes back',
  params: partId,
  body: endForm,
  response: changed,
});
export const cancelPart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/cancel',
  access: ORDER_WORKERS,
  summary: 'Cancel a part before cutting; what was paid for it goes back',
  params: partId,
  body: endForm,
  response: changed,
});
export const waitForBalance = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/balance/wait',
  access: ORDER_WORKERS,
  summary: 'Give the customer of a part whose balance is overdue more time to pay',
  params: partId,
  body: waitForm,
  response: changed,
});
export const cancelUnpaid = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/balance/cancel',
  access: ORDER_WORKERS,
  summary: 'Cancel a part whose balance is overdue; the deposit on pieces made for the customer is kept',
  params: partId,
  body: unpaidForm,
  response: changed,
});
export const changeDate = endpoint({
  method: 'PUT',
  path: '/api/staff/orders/parts/:partId/date',
  access: ORDER_WORKERS,
  summary: 'Promise another day for a part that is still made; the customer is told of it with the reason',
  params: partId,
  body: dateForm,
  response: changed,
});
export const changeParcel = endpoint({
  method: 'PUT',
  path: '/api/staff/orders/parts/:partId/parcel',
  access: ORDER_WORKERS,
  summary: 'Correct the carrier of a part that is on its way, or add its tracking number',
  params: partId,
  body: parcelForm,
  response: changed,
});
export const askForMeasurements = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/measurements/ask',
  access: ORDER_WORKERS,
  summary: 'Ask the customer for the measurements that a part waits for, at most once a day',
  params: partId,
  response: changed,
});
export const askToCheckMeasurements = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/measurements/check',
  access: MAKER_ROLES,
  summary: 'Ask the customer to check the complete measurements of a part: a message, which waits for their answer',
  params: partId,
  body: checkForm,
  response: changed,
});
export const cancelWholeOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/cancel',
  access: STAFF_ROLES,
  summary: 'Cancel an order before cutting; what was paid goes back',
  params: z.object({ orderId: id }),
  body: endForm,
  response: changed,
});
export const assignTailor = endpoint({
  method: 'PUT',
  path: '/api/staff/orders/parts/:partId/tailor',
  access: ORDER_WORKERS,
  summary: 'Give a part’s sewing to a tailor, or take it back',
  params: partId,
  body: tailorForm,
  response: changed,
});
export const listTailors = endpoint({
  method: 'GET',
  path: '/api/staff/orders/tailors',
  access: ORDER_WORKERS,
  summary: 'Approved tailors whose names begin so, to give sewing to, the nearest first; at most 50',
  query: z.object({
    q: line(80, 0).optional(),
    /** The part that is to be sewn: tailors near its maker come first. */
    partId: id.optional(),
  }),
  response: z.object({
    items: z.array(
      person.extend({
        slug: z.string(),
        city: z.string(),
        country: z.string(),
        /** Where they are, as its maker sees it; null without a part. */
        near: z.enum(['city', 'state', 'country', 'abroad']).nullable(),
        /** Parts that they sew now, and what they say they can start in a week. */
        openParts: z.number(),
        weeklyCapacity: z.number(),
        /** What they say they are best at. */
        specialities: z.array(z.string()),
      }),
    ),
  }),
});
export const addOrderNote = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/notes',
  access: ORDER_WORKERS,
  status: 201,
  summary: 'Add an internal note to an order; customers never see it',
  params: z.object({ orderId: id }),
  body: noteForm,
  response: z.object({ note: orderNote }),
});

export const workSheet = z.object({
  _id: z.string(),
  orderId: z.string(),
  number: z.string(),
  maker: z.string(),
  tailor: z.string().nullable(),
  customer: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  stage: z.enum(STAGE_NAMES),
  placedAt: moment,
  readyBy: moment,
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  /** Where its maker sends it; null before there is something to send, of a pickup, and for a tailor who only sews it. */
  sendTo: staffOrder.shape.address,
  items: z.array(
    orderItem
      .omit({
        refundedQuantity: true,
        unitPrice: true,
        totalPrice: true,
        discount: true,
        picture: true,
        lookAwaited: true,
        returnable: true,
      })
      .extend({ fabric: z.string(), picture: picture.nullable() }),
  ),
  /** Internal notes to the maker. */
  notes: z.array(orderNote),
});
export type WorkSheet = z.input<typeof workSheet>;
export type LoadedWorkSheet = z.output<typeof workSheet>;
export const getWorkSheet = endpoint({
  method: 'GET',
  path: '/api/staff/orders/parts/:partId/sheet',
  access: ORDER_WORKERS,
  summary: 'What the workshop prints for a part: pieces, measurements, options, date; no prices',
  params: partId,
  response: z.object({ sheet: workSheet }),
});
