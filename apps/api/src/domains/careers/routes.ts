import { getOpening, getOpeningsFeed, listOpenings } from '@adunni/contracts/careers/openings';
import { openingResource } from '@adunni/contracts/careers/staff';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { Refusal } from '../../kit/errors.ts';
import { rssOf } from '../../kit/feeds/feed.rules.ts';
import { mount } from '../../kit/http/mount.ts';
import { applicationRoutes } from './applications/routes.ts';
import { applyingRoutes } from './applying/routes.ts';
import { readOpeningsFeed } from './feed.queries.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { letterRoutes } from './letters/routes.ts';
import { findOpening, findOpenings, toOpening } from './queries.ts';
import { openingReads } from './staff/openings.queries.ts';
import { openingWrites } from './staff/openings.service.ts';

/** Serves open positions: to everyone those that can be applied for, to staff what they write. */
export function careersRoutes(app: FastifyInstance): void {
  mount(app, listOpenings, async ({ ctx: { db, clock }, query, cacheTags }) => {
    cacheTags('careers');
    return findOpenings(db, query, clock());
  });
  mount(app, getOpening, async ({ ctx: { db, clock }, params: { slug }, cacheTags }) => {
    const row = await findOpening(db, slug, clock());
    if (!row) throw new Refusal(commonErrors.not_found);
    cacheTags('careers');
    return { opening: toOpening(row) };
  });
  mount(app, getOpeningsFeed, async ({ ctx, reply }) => {
    // Whoever keeps a feed asks each time whether it is still the latest.
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, no-cache');
    return rssOf(await readOpeningsFeed(ctx, getOpeningsFeed.path));
  });
  applyingRoutes(app);
  applicationRoutes(app);
  letterRoutes(app);
  interviewRoutes(app);
  crud(app, openingResource, { ...openingReads, ...openingWrites });
}
