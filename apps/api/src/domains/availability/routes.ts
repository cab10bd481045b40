import { listSlots } from '@adunni/contracts/availability/availability';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { findSlots } from './slots.queries.ts';

/** Serves free times to the public, and calendars to makers and staff. */
export function availabilityRoutes(app: FastifyInstance): void {
  mount(app, listSlots, async ({ ctx, params, query }) => {
    const found = await findSlots(ctx.pool, params.serviceId, query, ctx.clock());
    if (!found) throw new Refusal(commonErrors.not_found);
    return found;
  });

  calendarRoutes(app);
}
