import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Domain } from '../../kit/domain.ts';
import { closeLedgerJob } from './closing/closing.service.ts';
import { ledgerRoutes } from './routes.ts';
import type { SubjectKind } from './rules.ts';
import { postRefundSent, postReversed, postUnkept } from './service.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /**
     * What transactions are about and statements name: the columns of its table with its id and its number, and what
     * its maker’s page of it is found by, of a query of that table, where that is not its id. What a refund of it was
     * for, by the cause under which it was posted, where its page can’t say that.
     */
    numberedSubjects: {
      kind: SubjectKind;
      id: PgColumn;
      number: PgColumn;
      foundBy?: SQL<string | null>;
      whyRefunded?: (cause: SQL) => SQL<string | null>;
    };
  }
}

export const ledger: Domain = {
  name: 'ledger',
  routes: ledgerRoutes,
  jobs: [closeLedgerJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: { refundSent: postRefundSent, unkeptMoney: postUnkept, paymentReversed: postReversed },
};
