import {
  checkBankAccount,
  getBankAccount,
  getPayoutSchedule,
  listBanks,
  payoutResource,
  previewPayouts,
  putBankAccount,
  retryPayout,
  startPayouts,
} from '@adunni/contracts/payouts/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { mount } from '../../kit/http/mount.ts';
import { makerIdOf } from '../makers/queries.ts';
import { accountOf, banksOf, resolveAccountHolder, setAccount } from './account/account.service.ts';
import { previewBatch } from './due.queries.ts';
import { loadPayouts, payoutList } from './queries.ts';
import { payoutSchedule } from './schedule.queries.ts';
import { retry, startBatch } from './start.service.ts';

/** Serves payouts to staff and to the makers who receive them, and makers their bank account. */
export function payoutsRoutes(app: FastifyInstance): void {
  crud(app, payoutResource, { ...payoutList, load: loadPayouts });
  mount(app, getPayoutSchedule, async ({ ctx }) => payoutSchedule(ctx, await makerIdOf(ctx.db, ctx.viewer._id)));
  mount(app, previewPayouts, ({ ctx }) => previewBatch(ctx.db));
  mount(app, startPayouts, async ({ body, ctx }) => ({ batch: await startBatch(ctx, body.batchId) }));
  mount(app, retryPayout, async ({ params, ctx }) => ({ payoutId: await retry(ctx, params.payoutId) }));
  mount(app, listBanks, async ({ ctx }) => ({ items: await banksOf(ctx) }));
  mount(app, getBankAccount, async ({ ctx }) => ({
    account: await accountOf(ctx.db, await makerIdOf(ctx.db, ctx.viewer._id)),
  }));
  mount(app, checkBankAccount, async ({ body, ctx }) => ({ accountName: await resolveAccountHolder(ctx, body) }));
  mount(app, putBankAccount, async ({ body, ctx }) => ({ account: await setAccount(ctx, body) }));
}
