import { listOutfits } from '@adunni/contracts/tryon/outfits';
import { countTry, tryErrors } from '@adunni/contracts/tryon/tries';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../kit/http/idempotency-key.ts';
import { mount } from '../../kit/http/mount.ts';
import { looksRoutes } from './looks/routes.ts';
import { findOutfits } from './queries.ts';
import { recordTry } from './service.ts';

/** Serves the fitting room: what can be tried on, and the count of what was. */
export function tryonRoutes(app: FastifyInstance): void {
  looksRoutes(app);
  mount(app, listOutfits, async ({ ctx }) => ({ items: await findOutfits(ctx.db, ctx.clock()) }));
  mount(app, countTry, ({ ctx, body, request }) =>
    recordTry(ctx, idempotencyKeyOf(request, tryErrors.try_key_missing), body),
  );
}
