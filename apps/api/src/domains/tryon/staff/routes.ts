import { getTryOnAnalytics } from '@adunni/contracts/tryon/staff-analytics';
import { estimateResource, getEstimateAnalytics } from '@adunni/contracts/tryon/staff-estimates';
import { moveOutfit, outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { saleResource } from '@adunni/contracts/tryon/staff-sales';
import { trySessionResource } from '@adunni/contracts/tryon/staff-sessions';
import { advisedItemResource } from '@adunni/contracts/tryon/staff-sizes';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { resolvePeriod } from '../../../kit/periods.rules.ts';
import { advisedItemReads, readAdvice } from '../estimates/advice.queries.ts';
import { estimateReads, readEstimateAnalytics } from '../estimates/estimates.queries.ts';
import { readTryOnAnalytics } from './analytics.queries.ts';
import { outfitReads } from './outfits.queries.ts';
import { changeOutfit, changeStatus } from './outfits.service.ts';
import { saleReads } from './sales.queries.ts';
import { trySessionReads } from './sessions.queries.ts';

/** Serves outfits, sessions and their figures to those who run the marketplace. */
export function staffRoutes(app: FastifyInstance): void {
  crud(app, outfitResource, { ...outfitReads, update: changeOutfit });
  mount(app, moveOutfit, async ({ ctx, params, body }) => ({ version: await changeStatus(ctx, params._id, body) }));
  mount(app, getTryOnAnalytics, ({ ctx, query }) => readTryOnAnalytics(ctx.db, resolvePeriod(query, ctx.clock())));
  crud(app, trySessionResource, trySessionReads);
  crud(app, saleResource, saleReads);
  crud(app, estimateResource, estimateReads);
  crud(app, advisedItemResource, advisedItemReads);
  mount(app, getEstimateAnalytics, async ({ ctx, query }) => {
    const period = resolvePeriod(query, ctx.clock());
    const [estimates, advice] = await Promise.all([readEstimateAnalytics(ctx.db, period), readAdvice(ctx.db, period)]);
    return { ...estimates, advice };
  });
}
