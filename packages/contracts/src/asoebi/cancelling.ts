import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, prose, version } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { moneyIn } from '../money-forms.ts';
import { STAFF_ROLES } from '../roles.ts';

export const cancellingErrors = defineErrors({
  refund_sum_changed: [409, 'What would be refunded has changed. Reload to see the new sum.'],
  event_in_production: [409, 'Sets are in production already. Please contact us to cancel this event.'],
  event_not_running: [409, 'Only an event that has been opened and is not cancelled can be cancelled.'],
});

/** What cancelling an event would do. */
const cancellation = z.object({
  orders: z.number(),
  /** Sets that would be cancelled, and those in production, which are finished and handed over. */
  sets: z.number(),
  inProduction: z.number(),
  refund: moneyOut,
});
export type Cancellation = z.input<typeof cancellation>;
export type LoadedCancellation = z.output<typeof cancellation>;

const ofEvent = z.object({ eventId: id });
const cancelForm = z.object({
  version,
  /** What the caller was shown; refused when something else would go back by now. */
  refund: moneyIn,
  /** What guests read. */
  reason: prose(500, 1),
});

export const quoteCancellation = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/cancellation',
  access: 'signed-in',
  summary: 'What cancelling the caller’s aso-ebi event would refund',
  params: ofEvent,
  response: z.object({ cancellation }),
});
export const cancelEvent = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/cancel',
  access: 'signed-in',
  summary: 'Cancel the caller’s aso-ebi event before anything is in production, for the refund that was shown',
  params: ofEvent,
  body: cancelForm,
  response: messageResponse,
});

export const quoteCancellationAsStaff = endpoint({
  method: 'GET',
  path: '/api/staff/aso-ebi-events/:eventId/cancellation',
  access: STAFF_ROLES,
  summary: 'What cancelling an aso-ebi event would refund',
  params: ofEvent,
  response: z.object({ cancellation }),
});
export const cancelEventAsStaff = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-events/:eventId/cancel',
  access: STAFF_ROLES,
  summary: 'Cancel an aso-ebi event for the refund that was shown; sets in production are finished',
  params: ofEvent,
  body: cancelForm,
  response: messageResponse,
});
