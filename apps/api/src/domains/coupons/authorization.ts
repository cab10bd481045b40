import { type AccessExpectations, resource, staff, WRITE_CALLS } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  ...resource('/api/staff/coupons', WRITE_CALLS, staff),
};
