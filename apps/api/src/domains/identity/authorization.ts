import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  only,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations, SHOWN, withId } from '../../authorization/probes.ts';
import { ADDRESS } from '../orders/testing.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/account/addresses': signedIn,
  'POST /api/account/addresses': signedIn,
  'DELETE /api/account/addresses/:addressId': signedIn,
  'PUT /api/account/addresses/:addressId': signedIn,
  'DELETE /api/account/deletion': signedIn,
  'POST /api/account/deletion': signedIn,
  'GET /api/account/export': signedIn,
  'DELETE /api/account/sessions': signedIn,
  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/:sessionId': signedIn,
  'POST /api/auth/forgot-password': everyone,
  'POST /api/auth/login': everyone,
  'PATCH /api/auth/logout': everyone,
  'POST /api/auth/logout': signedIn,
  'POST /api/auth/refresh/token': everyone,
  'POST /api/auth/register': everyone,
  'POST /api/auth/reset-password': everyone,
  'POST /api/auth/verify-email': everyone,
  'POST /api/auth/verify-email/resend': signedIn,
  'GET /api/profile': signedIn,
  'PATCH /api/profile': signedIn,
  'DELETE /api/profile/avatar': signedIn,
  'POST /api/profile/avatar': signedIn,
  'PUT /api/profile/password': signedIn,
  ...resource('/api/staff/users', [...LIST_CALLS, 'POST /actions', 'PUT /:_id/role'], staff),
  'POST /api/staff/users': only('SuperAdmin'),
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/account/addresses': SHOWN,
  'POST /api/account/addresses': NOTHING,
  'DELETE /api/account/addresses/:addressId': withId('addressId'),
  'PUT /api/account/addresses/:addressId': withId('addressId', ADDRESS),
  'DELETE /api/account/deletion': NOTHING,
  'POST /api/account/deletion': NOTHING,
  'GET /api/account/export': SHOWN,
  'DELETE /api/account/sessions': NOTHING,
  'GET /api/account/sessions': SHOWN,
  'DELETE /api/account/sessions/:sessionId': withId('sessionId'),
  'POST /api/auth/logout': NOTHING,
  'POST /api/auth/verify-email/resend': NOTHING,
  'GET /api/profile': SHOWN,
  'PATCH /api/profile': NOTHING,
  'DELETE /api/profile/avatar': NOTHING,
  'POST /api/profile/avatar': NOTHING,
  'PUT /api/profile/password': NOTHING,
};
