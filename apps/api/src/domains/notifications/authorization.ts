import { type AccessExpectations, signedIn } from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations, SHOWN, withId } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/notifications': signedIn,
  'PUT /api/notifications/:notificationId/read': signedIn,
  'GET /api/notifications/preferences': signedIn,
  'PUT /api/notifications/preferences': signedIn,
  'PUT /api/notifications/read': signedIn,
  'GET /api/notifications/stream': signedIn,
  'GET /api/notifications/unread': signedIn,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/notifications': SHOWN,
  'PUT /api/notifications/:notificationId/read': withId('notificationId'),
  'GET /api/notifications/preferences': SHOWN,
  'PUT /api/notifications/preferences': NOTHING,
  'PUT /api/notifications/read': NOTHING,
  'GET /api/notifications/stream': NOTHING,
  'GET /api/notifications/unread': SHOWN,
};
