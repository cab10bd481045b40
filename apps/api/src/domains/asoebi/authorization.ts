import { type AccessExpectations, LIST_CALLS, resource, signedIn, staff } from '../../authorization/callers.ts';
import { type OwnershipExpectations, SHOWN, withId } from '../../authorization/probes.ts';
import { emptyForm } from './testing.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/aso-ebi/events': signedIn,
  'GET /api/aso-ebi/events/:eventId': signedIn,
  'PUT /api/aso-ebi/events/:eventId': signedIn,
  'DELETE /api/aso-ebi/events/:eventId': signedIn,
  ...resource('/api/staff/aso-ebi-events', LIST_CALLS, staff),
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/aso-ebi/events': SHOWN,
  'GET /api/aso-ebi/events/:eventId': withId('eventId'),
  'PUT /api/aso-ebi/events/:eventId': withId('eventId', { version: 1, form: emptyForm() }),
  'DELETE /api/aso-ebi/events/:eventId': withId('eventId'),
};
