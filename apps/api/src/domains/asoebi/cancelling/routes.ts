import {
  cancelEvent,
  cancelEventAsStaff,
  quoteCancellation,
  quoteCancellationAsStaff,
} from '@adunni/contracts/asoebi/cancelling';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { cancelAsHost, cancelAsStaff, quote, quoteAsHost } from './cancel.service.ts';

/** Serves hosts and staff the end of an event that does not take place. */
export function cancellingRoutes(app: FastifyInstance): void {
  mount(app, quoteCancellation, async ({ ctx, params: { eventId } }) => ({
    cancellation: await quoteAsHost(ctx, eventId),
  }));
  mount(app, cancelEvent, async ({ ctx, params: { eventId }, body }) => {
    await cancelAsHost(ctx, eventId, body);
    return { message: 'The event is cancelled. Guests are refunded now.' };
  });

  mount(app, quoteCancellationAsStaff, async ({ ctx: { db }, params: { eventId } }) => ({
    cancellation: await quote(db, eventId),
  }));
  mount(app, cancelEventAsStaff, async ({ ctx, params: { eventId }, body }) => {
    await cancelAsStaff(ctx, eventId, body);
    return { message: 'The event is cancelled. Guests are refunded now.' };
  });
}
