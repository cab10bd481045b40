import { getOpening, listOpenings } from '@adunni/contracts/careers/openings';
import { openingResource } from '@adunni/contracts/careers/staff';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { applicationRoutes } from './applications/routes.ts';
import { applyingRoutes } from './applying/routes.ts';
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
  applyingRoutes(app);
  applicationRoutes(app);
  crud(app, openingResource, { ...openingReads, ...openingWrites });
}
