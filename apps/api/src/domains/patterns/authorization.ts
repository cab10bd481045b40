import { type AccessExpectations, makersAndStaff, premium } from '../../authorization/callers.ts';
import type { OwnershipExpectations } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/staff/patterns/parts/:partId': makersAndStaff,
  'GET /api/staff/patterns/parts/:partId/items/:itemId/:file': makersAndStaff,
  'GET /api/patterns/profiles/:profileId': premium,
  'GET /api/patterns/profiles/:profileId/:file': premium,
};

const query = { draft: 'buba', fit: 'regular' };

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/patterns/parts/:partId': (theirs, own) => [
    { params: { partId: theirs.partId } },
    { params: { partId: own.partId }, query: { itemId: theirs.itemId } },
  ],
  'GET /api/staff/patterns/parts/:partId/items/:itemId/:file': (theirs, own) => [
    { params: { partId: theirs.partId, itemId: theirs.itemId, file: 'sheet' }, query },
    { params: { partId: own.partId, itemId: theirs.itemId, file: 'sheet' }, query },
  ],
};
