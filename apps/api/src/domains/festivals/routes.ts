import { commonErrors } from '@adunni/contracts/errors';
import { getFestival, listFestivals } from '@adunni/contracts/festivals/festivals';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { findFestival, findFestivals } from './queries.ts';

/** Serves the festivals: to everyone what is published. */
export function festivalsRoutes(app: FastifyInstance): void {
  mount(app, listFestivals, async ({ ctx: { db, clock }, query, cacheTags }) => {
    cacheTags('festivals');
    return findFestivals(db, query, clock());
  });
  mount(app, getFestival, async ({ ctx: { db, clock }, params: { festivalId }, cacheTags }) => {
    const festival = await findFestival(db, festivalId, clock());
    if (!festival) throw new Refusal(commonErrors.not_found);
    cacheTags('festivals', 'products', 'settings');
    return { festival };
  });
}
