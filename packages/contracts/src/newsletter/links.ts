import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { line, messageResponse } from '../fields.ts';

export const newsletterErrors = defineErrors({
  link_over: [410, 'This link no longer works. Please use our latest email.'],
});

const byLink = z.object({ token: line(200) });

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  ignoresToken: true,
  summary: 'Confirm an address with the link of the letter to it',
  body: byLink,
  response: messageResponse,
});

/** Also what mail programs call when their reader presses “unsubscribe” (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  ignoresToken: true,
  summary: 'Unsubscribe with the link of one of its letters',
  query: byLink,
  response: messageResponse,
});

/** Where mail programs that know no other way open the link of an email’s header. */
export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  ignoresToken: true,
  summary: 'Lead to the page on which one leaves the newsletter',
  query: byLink,
  produces: 'text/html',
});
