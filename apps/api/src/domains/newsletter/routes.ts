import { NEWSLETTER_TEXTS, subscribe as subscribeEndpoint } from '@adunni/contracts/newsletter';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { subscribe } from './service.ts';

/** Serves the newsletter endpoints. */
export function newsletterRoutes(app: FastifyInstance): void {
  mount(app, subscribeEndpoint, async ({ body, ctx }) => {
    await subscribe(ctx, body.email);
    return { message: NEWSLETTER_TEXTS.success };
  });
}
