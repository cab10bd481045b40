import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { getTryOnAccess, getUsage } from '@adunni/contracts/subscriptions/usage';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../kit/errors.ts';
import { mount } from '../../../kit/http/mount.ts';
import { findTryOnAccess, readUsage } from './queries.ts';

/** Serves what people use of their plans, and the entry of what is premium. */
export function usageRoutes(app: FastifyInstance): void {
  mount(app, getUsage, ({ ctx }) => readUsage(ctx.db, ctx.viewer._id, ctx.clock()));
  mount(app, getTryOnAccess, async ({ ctx }) => {
    const access = await findTryOnAccess(ctx.db, ctx.viewer._id, ctx.clock());
    // It was open when the call came in and has ended since.
    if (!access) throw new Refusal(subscriptionErrors.premium_needed);
    return access;
  });
}
