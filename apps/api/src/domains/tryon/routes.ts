import { sendEstimates } from '@adunni/contracts/tryon/estimates';
import { listOutfits } from '@adunni/contracts/tryon/outfits';
import { listTryOnProfiles } from '@adunni/contracts/tryon/profiles';
import { countTry, reportFailedTry, reportTry, tryErrors } from '@adunni/contracts/tryon/tries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '../../kit/http/idempotency-key.ts';
import { mount } from '../../kit/http/mount.ts';
import { drawingRoutes } from './drawings/routes.ts';
import { keepEstimates } from './estimates/estimates.service.ts';
import { looksRoutes } from './looks/routes.ts';
import { ownOutfitRoutes } from './own/routes.ts';
import { profilesToDress } from './profiles.queries.ts';
import { findOutfits } from './queries.ts';
import { recordTry } from './service.ts';
import { noteOutcome, recordFailedTry } from './sessions/report.service.ts';
import { staffRoutes } from './staff/routes.ts';

const keyOf = (request: FastifyRequest): string => idempotencyKeyOf(request, tryErrors.try_key_missing);

/** Serves the fitting room: what can be tried on, the count of what was and what became of it; and staff the rows. */
export function tryonRoutes(app: FastifyInstance): void {
  looksRoutes(app);
  mount(app, listOutfits, ({ ctx, query }) => findOutfits(ctx.db, query, ctx.clock()));
  mount(app, listTryOnProfiles, ({ ctx }) => profilesToDress(ctx.db, ctx.viewer._id));
  mount(app, countTry, ({ ctx, body, request }) => recordTry(ctx, keyOf(request), body));
  mount(app, reportTry, ({ ctx, body, request }) => noteOutcome(ctx, keyOf(request), body));
  mount(app, reportFailedTry, async ({ ctx, body, request }) => {
    await recordFailedTry(ctx, keyOf(request), body);
    return { message: 'Reported.' };
  });
  mount(app, sendEstimates, async ({ ctx, body }) => {
    await keepEstimates(ctx, body);
    return { message: 'Thank you. This helps us advise better.' };
  });
  ownOutfitRoutes(app);
  drawingRoutes(app);
  staffRoutes(app);
}
