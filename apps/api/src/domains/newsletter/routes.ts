import {
  confirmSubscription,
  openUnsubscribe,
  unsubscribe as unsubscribeEndpoint,
} from '@adunni/contracts/newsletter/links';
import { NEWSLETTER_TEXTS, subscribe as subscribeEndpoint } from '@adunni/contracts/newsletter/newsletter';
import { subscriberResource } from '@adunni/contracts/newsletter/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { mount } from '../../kit/http/mount.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { confirm, subscribe, unsubscribe } from './service.ts';
import { loadSubscribers, subscriberList } from './subscribers/queries.ts';
import { subscriberActions } from './subscribers/service.ts';

/** Serves the newsletter: its box in the footer, the links in its emails, and its list to staff. */
export function newsletterRoutes(app: FastifyInstance): void {
  mount(app, subscribeEndpoint, async ({ body, ctx, request }) => {
    await subscribe(ctx, body.email, pageOf(request));
    return { message: NEWSLETTER_TEXTS.success };
  });
  mount(app, confirmSubscription, async ({ body, ctx }) => {
    await confirm(ctx, body.token);
    return { message: 'Thank you. Your subscription is confirmed.' };
  });
  mount(app, openUnsubscribe, async ({ query, reply }) =>
    reply.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}`, 303),
  );
  app.register(async (links) => {
    // What a mail program posts for its reader is a form (RFC 8058); all that matters is in the address.
    links.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );
    mount(links, unsubscribeEndpoint, async ({ query, ctx }) => {
      await unsubscribe(ctx, query.token);
      return { message: 'You have been unsubscribed.' };
    });
  });
  crud(app, subscriberResource, { ...subscriberList, load: loadSubscribers, actions: subscriberActions });
  campaignRoutes(app);
}

/** Path of our page that a request came from; null when the browser does not say. */
function pageOf({ headers: { referer, host } }: FastifyRequest): string | null {
  const page = URL.parse(referer ?? '');
  return page && page.host === host ? page.pathname.slice(0, 200) : null;
}
