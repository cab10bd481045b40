import {
  exportStatement,
  getBalance,
  getLedgerSummary,
  getStatement,
  listMakerBalances,
  printStatement,
} from '@adunni/contracts/ledger/ledger';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { makerIdOf } from '../makers/queries.ts';
import { makers } from '../makers/tables.ts';
import { allBalances, ledgerSummary, makerBalance, makerMonths, toMakerBalance } from './queries.ts';
import { renderStatement, writeStatement } from './statement/file.ts';
import { makerStatement, monthBalances, wholeStatement } from './statement/lines.queries.ts';

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
  mount(app, exportStatement, async ({ query: { month }, ctx: { db, viewer }, reply }) => {
    const lines = await wholeStatement(db, await makerIdOf(db, viewer._id), month);
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="statement.csv"');
    return writeStatement(lines);
  });
  mount(app, printStatement, async ({ query: { month }, ctx: { db, viewer, clock }, reply }) => {
    const makerId = await makerIdOf(db, viewer._id);
    const [maker] = await db.select({ name: makers.name }).from(makers).where(eq(makers._id, makerId));
    const [lines, balances] = await Promise.all([
      wholeStatement(db, makerId, month),
      monthBalances(db, makerId, month),
    ]);
    reply.type('application/pdf').header('content-disposition', 'attachment; filename="statement.pdf"');
    return renderStatement(lines, { maker: maker?.name ?? '', month, ...balances }, clock());
  });
  mount(app, listMakerBalances, async ({ ctx }) => ({ items: await allBalances(ctx.db) }));
  mount(app, getLedgerSummary, ({ ctx }) => ledgerSummary(ctx.db));
}
