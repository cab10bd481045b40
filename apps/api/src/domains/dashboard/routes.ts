import {
  getAttention,
  getMakerTrade,
  getMakerWork,
  getMenuCounts,
  getTrade,
} from '@adunni/contracts/dashboard/dashboard';
import { getInbox, getOwnInbox } from '@adunni/contracts/dashboard/inbox';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { resolvePeriod } from '../../kit/periods.rules.ts';
import { workshopIdOf } from '../makers/queries.ts';
import { readOwnInbox } from './customer-inbox.queries.ts';
import { readInbox } from './inbox.queries.ts';
import { readMenuCounts } from './menu.queries.ts';
import { readMakerTrade, readTrade } from './trade.queries.ts';
import { readAttention, readMakerWork } from './work.queries.ts';

/** Serves the dashboards of staff and of makers, and everybody their conversations. */
export function dashboardRoutes(app: FastifyInstance): void {
  mount(app, getTrade, ({ query, ctx }) => {
    const now = ctx.clock();
    return readTrade(ctx.db, resolvePeriod(query, now), now);
  });
  mount(app, getAttention, ({ ctx }) => readAttention(ctx));
  mount(app, getMakerTrade, async ({ query, ctx }) =>
    readMakerTrade(ctx.db, resolvePeriod(query, ctx.clock()), await workshopIdOf(ctx.db, ctx.viewer._id)),
  );
  mount(app, getMakerWork, ({ ctx }) => readMakerWork(ctx));
  mount(app, getMenuCounts, ({ ctx }) => readMenuCounts(ctx));
  mount(app, getInbox, async ({ ctx }) => ({ items: await readInbox(ctx.db, ctx.viewer._id) }));
  mount(app, getOwnInbox, async ({ ctx }) => ({ items: await readOwnInbox(ctx.db, ctx.viewer._id) }));
}
