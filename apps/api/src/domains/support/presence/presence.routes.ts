import * as contract from '@adunni/contracts/support/presence';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { othersAt } from './presence.queries.ts';
import { keepOpen, leave } from './presence.service.ts';

/** Serves who has a ticket open. */
export function presenceRoutes(app: FastifyInstance): void {
  mount(app, contract.openTicket, async ({ params: { _id }, body: { windowId }, ctx }) => {
    await keepOpen(ctx, { ticketId: _id, windowId });
    return { people: await othersAt(ctx, ctx.viewer, _id) };
  });
  mount(app, contract.leaveTicket, async ({ params: { _id, windowId }, ctx }) => {
    await leave(ctx, { ticketId: _id, windowId });
    return { people: await othersAt(ctx, ctx.viewer, _id) };
  });
}
