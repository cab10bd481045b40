import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  resource,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'POST /api/newsletter/confirm': everyone,
  'POST /api/newsletter/subscribe': everyone,
  'GET /api/newsletter/unsubscribe': everyone,
  'POST /api/newsletter/unsubscribe': everyone,
  ...resource('/api/staff/newsletter/subscribers', [...LIST_CALLS, 'POST /actions'], staff),
  ...resource('/api/staff/newsletter/campaigns', [...WRITE_CALLS, 'POST /:_id/send', 'POST /:_id/test'], staff),
  ...resource('/api/staff/newsletter/recipients', LIST_CALLS, staff),
  'GET /api/staff/newsletter/audience': staff,
  'POST /api/staff/newsletter/preview': staff,
};
