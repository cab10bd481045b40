import { getBalance, getLedgerSummary, getStatement, listMakerBalances } from '@adunni/contracts/ledger/ledger';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { makerIdOf } from '../makers/queries.ts';
import { allBalances, ledgerSummary, makerBalance, makerMonths, makerStatement, toMakerBalance } from './queries.ts';

/** Serves makers their own money, and staff the whole ledger. */
export function ledgerRoutes(app: FastifyInstance): void {
  mount(app, getBalance, async ({ ctx }) => ({
    balance: toMakerBalance(await makerBalance(ctx.db, await makerIdOf(ctx.db, ctx.viewer._id))),
  }));
  mount(app, getStatement, async ({ query, ctx }) => {
    const makerId = await makerIdOf(ctx.db, ctx.viewer._id);
    const [statement, months] = await Promise.all([
      makerStatement(ctx.db, makerId, query),
      makerMonths(ctx.db, makerId, ctx.clock()),
    ]);
    return { ...statement, months };
  });
  mount(app, listMakerBalances, async ({ ctx }) => ({ items: await allBalances(ctx.db) }));
  mount(app, getLedgerSummary, ({ ctx }) => ledgerSummary(ctx.db));
}
