import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { backfillEntries } from './backfill/backfill.service.ts';
import { closeLedgerJob } from './closing/closing.service.ts';
import { ledgerRoutes } from './routes.ts';
import { postRefundSent } from './service.ts';

export const ledger: Domain = {
  name: 'ledger',
  routes: ledgerRoutes,
  jobs: [closeLedgerJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  start: backfillEntries,
  extensions: { refundSent: postRefundSent },
};
