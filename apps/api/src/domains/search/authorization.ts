import { type AccessExpectations, everyone, makersAndStaff } from '../../authorization/callers.ts';
import type { OwnershipExpectation, OwnershipExpectations } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/search/suggestions': everyone,
  'GET /api/staff/search': makersAndStaff,
};

/** Finds what matches words, and only in what is the caller’s own. */
const FOUND: OwnershipExpectation = ({ name, customer }) =>
  [name, customer.email, 'Plateau'].map((q) => ({ query: { q }, answer: 'nothing of it' }));

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/search': FOUND,
};
