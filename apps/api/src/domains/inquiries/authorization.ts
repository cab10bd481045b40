import { type AccessExpectations, everyone, LIST_CALLS, resource, staff } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'POST /api/inquiries': everyone,
  'POST /api/inquiries/files/:draftId': everyone,
  ...resource('/api/staff/inquiries', [...LIST_CALLS, 'POST /actions'], staff),
  'POST /api/staff/inquiries/:_id/answers': staff,
  'POST /api/staff/inquiries/:_id/ticket': staff,
};
