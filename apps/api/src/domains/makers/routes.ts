import { commonErrors } from '@adunni/contracts/errors';
import { getMaker, getReach, listMakers as listMakersEndpoint } from '@adunni/contracts/makers/makers';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { findMaker, findReach, listMakers } from './queries.ts';
import { verificationRoutes } from './verification/routes.ts';

/** Serves makers to the public, what is written to them to both sides, and their verification to makers and staff. */
export function makersRoutes(app: FastifyInstance): void {
  verificationRoutes(app);
  enquiryRoutes(app);

  mount(app, listMakersEndpoint, async ({ query, ctx, cacheTags }) => {
    cacheTags('makers');
    const { items, total } = await listMakers(ctx.pool, query, ctx.clock());
    return { items, total, page: query.page, limit: query.limit };
  });

  mount(app, getReach, ({ ctx, cacheTags }) => {
    cacheTags('makers');
    return findReach(ctx.db);
  });

  mount(app, getMaker, async ({ params, ctx, cacheTags }) => {
    const maker = await findMaker(ctx.pool, params.slug, ctx.clock());
    if (!maker) throw new Refusal(commonErrors.not_found);
    cacheTags(`maker:${maker.slug}`);
    return { maker };
  });
}
