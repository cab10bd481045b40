import { handEventOver as handEventOverEndpoint, holdGroup, releaseGroup } from '@adunni/contracts/asoebi/handing-over';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { setGroupHeld } from './hold-group.service.ts';
import { handEventOver } from './staff.service.ts';

/** Serves staff what they do to an event beside holding it. */
export function staffEventRoutes(app: FastifyInstance): void {
  mount(app, handEventOverEndpoint, async ({ ctx, params: { eventId }, body }) => {
    await handEventOver(ctx, eventId, body);
    return { message: 'The event has another host now.' };
  });
  mount(app, holdGroup, async ({ ctx, params }) => {
    await setGroupHeld(ctx, params, true);
    return { message: 'The group is on hold.' };
  });
  mount(app, releaseGroup, async ({ ctx, params }) => {
    await setGroupHeld(ctx, params, false);
    return { message: 'The group goes on.' };
  });
}
