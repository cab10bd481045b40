import {
  changeOpened as changeOpenedEndpoint,
  closeEvent as closeEventEndpoint,
  getReadiness,
  openEvent as openEventEndpoint,
} from '@adunni/contracts/asoebi/opening';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { findMissing } from './gate.queries.ts';
import { changeOpened, closeEvent, openEvent } from './service.ts';

/** Serves hosts the way from a draft to an event that takes orders, and back. */
export function openingRoutes(app: FastifyInstance): void {
  mount(app, getReadiness, async ({ ctx: { db, viewer, clock }, params: { eventId } }) => {
    const { event } = await requireHosted(db, viewer._id, eventId, 'edit');
    return { missing: await findMissing(db, event, clock()) };
  });
  mount(app, openEventEndpoint, async ({ ctx, params: { eventId }, body }) => ({
    event: await openEvent(ctx, eventId, body.version),
  }));
  mount(app, closeEventEndpoint, async ({ ctx, params: { eventId }, body }) => ({
    event: await closeEvent(ctx, eventId, body.version),
  }));
  mount(app, changeOpenedEndpoint, async ({ ctx, params: { eventId }, body }) => ({
    event: await changeOpened(ctx, eventId, body),
  }));
}
