import * as contract from '@adunni/contracts/asoebi/waiting';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { listWaiting, offerLate } from '../waiting/host.service.ts';
import { listGroupLinks, renewGroupLink, revokeGroupLink, revokeGuestLink } from './links.service.ts';

/** Serves hosts the links of their groups, and who waits for sets. */
export function linkRoutes(app: FastifyInstance): void {
  mount(app, contract.listGroupLinks, async ({ ctx, params }) => ({
    items: await listGroupLinks(ctx.db, ctx.viewer._id, params.eventId),
  }));
  mount(app, contract.renewGroupLink, async ({ ctx, params }) => ({
    items: await renewGroupLink(ctx, params.eventId, params.groupId),
  }));
  mount(app, contract.revokeGroupLink, async ({ ctx, params }) => ({
    items: await revokeGroupLink(ctx, params.eventId, params.groupId),
  }));
  mount(app, contract.revokeGuestLink, async ({ ctx, params }) => {
    await revokeGuestLink(ctx, params.eventId, params.guestId);
    return { message: 'The link no longer works.' };
  });
  mount(app, contract.listWaiting, async ({ ctx, params }) => ({
    items: await listWaiting(ctx.db, ctx.viewer._id, params.eventId),
  }));
  mount(app, contract.offerLate, async ({ ctx, params }) => ({
    items: await offerLate(ctx, params.eventId, params.waitingId),
  }));
}
