import { type AccessExpectations, premium } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/virtual-tryon/outfits': premium,
  'POST /api/virtual-tryon/tries': premium,
};
