import { type AccessExpectations, makersOnly, staff } from '../../authorization/callers.ts';
import { type OwnershipExpectations, SHOWN } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/staff/ledger/balance': makersOnly,
  'GET /api/staff/ledger/statement': makersOnly,
  'GET /api/staff/ledger/statement/export': makersOnly,
  'GET /api/staff/ledger/statement/print': makersOnly,
  'GET /api/staff/ledger/balances': staff,
  'GET /api/staff/ledger/summary': staff,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/ledger/balance': SHOWN,
  'GET /api/staff/ledger/statement': SHOWN,
  'GET /api/staff/ledger/statement/export': SHOWN,
  'GET /api/staff/ledger/statement/print': () => [
    { query: { month: new Date().toISOString().slice(0, 7) }, answer: 'nothing of it' },
  ],
};
