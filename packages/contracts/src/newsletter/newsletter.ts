import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailField, messageResponse } from '../fields.ts';

/** Texts of the newsletter box (specification, section 5). */
export const NEWSLETTER_TEXTS = {
  empty: 'Please enter your email address.',
  invalid: 'Please enter a valid email address.',
  success: 'Successfully subscribed to our newsletter!',
  failure: 'Failed to subscribe. Please try again.',
} as const;

export const newsletterForm = z.object({
  email: emailField({ empty: NEWSLETTER_TEXTS.empty, invalid: NEWSLETTER_TEXTS.invalid }),
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  access: 'public',
  summary: 'Subscribe an address to the newsletter',
  body: newsletterForm,
  response: messageResponse,
});
