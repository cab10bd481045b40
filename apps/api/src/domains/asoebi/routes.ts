import {
  deleteDraft as deleteDraftEndpoint,
  getOwnEvent,
  listOwnEvents,
  saveEvent as saveEventEndpoint,
} from '@adunni/contracts/asoebi/events';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { mount } from '../../kit/http/mount.ts';
import { cancellingRoutes } from './cancelling/routes.ts';
import { hostConversationRoutes } from './conversation/routes.ts';
import { coverRoutes } from './covers/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { guestRoutes } from './guests/routes.ts';
import { hostingRoutes } from './hosting/routes.ts';
import { linkRoutes } from './links/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { openingRoutes } from './opening/routes.ts';
import { productionRoutes } from './production/routes.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { findOwnEvent, findOwnEvents } from './queries.ts';
import { deleteDraft, saveEvent } from './service.ts';
import { staffEventRoutes } from './staff/routes.ts';
import { asoEbiEventActions } from './staff/staff.service.ts';
import { asoEbiEventReads } from './staff.queries.ts';
import { swatchRoutes } from './swatches/routes.ts';

/** Serves hosts what they prepare, and staff all of it. */
export function asoEbiRoutes(app: FastifyInstance): void {
  memberRoutes(app);
  coverRoutes(app);
  disputeRoutes(app);
  hostingRoutes(app);
  guestRoutes(app);
  linkRoutes(app);
  openingRoutes(app);
  productionRoutes(app);
  proposalRoutes(app);
  cancellingRoutes(app);
  hostConversationRoutes(app);
  staffEventRoutes(app);
  crud(app, asoEbiEventResource, { ...asoEbiEventReads, actions: asoEbiEventActions });
  swatchRoutes(app);
  mount(app, listOwnEvents, async ({ ctx: { db, viewer } }) => ({ items: await findOwnEvents(db, viewer._id) }));
  mount(app, getOwnEvent, ({ ctx: { db, viewer, clock }, params: { eventId } }) =>
    findOwnEvent(db, viewer._id, eventId, clock()),
  );
  mount(app, saveEventEndpoint, async ({ ctx, params, body }) => ({
    event: await saveEvent(ctx, params.eventId, body),
  }));
  mount(app, deleteDraftEndpoint, async ({ ctx, params }) => {
    await deleteDraft(ctx, params.eventId);
    return { message: 'Draft deleted.' };
  });
}
