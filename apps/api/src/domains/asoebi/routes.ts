import {
  asoEbiErrors,
  deleteDraft as deleteDraftEndpoint,
  getOwnEvent,
  listOwnEvents,
  saveEvent as saveEventEndpoint,
} from '@adunni/contracts/asoebi/events';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { findOwnEvent, findOwnEvents } from './queries.ts';
import { deleteDraft, saveEvent } from './service.ts';
import { asoEbiEventReads } from './staff.queries.ts';

/** Serves hosts what they prepare, and staff all of it. */
export function asoEbiRoutes(app: FastifyInstance): void {
  crud(app, asoEbiEventResource, asoEbiEventReads);
  mount(app, listOwnEvents, async ({ ctx: { db, viewer } }) => ({ items: await findOwnEvents(db, viewer._id) }));
  mount(app, getOwnEvent, async ({ ctx: { db, viewer }, params: { eventId } }) => {
    const event = await findOwnEvent(db, viewer._id, eventId);
    if (!event) throw new Refusal(asoEbiErrors.event_not_found);
    return { event };
  });
  mount(app, saveEventEndpoint, async ({ ctx, params, body }) => ({
    event: await saveEvent(ctx, params.eventId, body),
  }));
  mount(app, deleteDraftEndpoint, async ({ ctx, params }) => {
    await deleteDraft(ctx, params.eventId);
    return { message: 'Draft deleted.' };
  });
}
