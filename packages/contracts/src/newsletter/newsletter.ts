import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { messageResponse } from '../fields.ts';

/** Texts of the newsletter box (specification, section 5). */
export const NEWSLETTER_TEXTS = {
  empty: 'Please enter your email address.',
  invalid: 'Please enter a valid email address.',
  success: 'Successfully subscribed to our newsletter!',
  failure: 'Failed to subscribe. Please try again.',
} as const;

export const newsletterForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, NEWSLETTER_TEXTS.empty)
    // A longer text is not looked at any further: the pattern’s time grows with the square of its length.
    .max(254, { error: NEWSLETTER_TEXTS.invalid, abort: true })
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, NEWSLETTER_TEXTS.invalid),
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  access: 'public',
  summary: 'Subscribe an address to the newsletter',
  body: newsletterForm,
  response: messageResponse,
});
