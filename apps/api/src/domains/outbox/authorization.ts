import { type AccessExpectations, LIST_CALLS, resource, staff } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  ...resource('/api/staff/outbox', [...LIST_CALLS, 'POST /actions'], staff),
};
