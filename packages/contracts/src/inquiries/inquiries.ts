import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { inquiryForm } from './forms.ts';

export const inquiryErrors = defineErrors({
  inquiry_key_needed: [400, 'Please send an Idempotency-Key header.'],
  inquiry_key_reused: [422, 'This Idempotency-Key was used for a different message.'],
  inquiry_limit: [429, 'You have sent several messages already. Please wait a little and try again.'],
});

/** Answers alike whatever becomes of it, so that nobody learns what we take for spam. */
export const sendInquiry = endpoint({
  method: 'POST',
  path: '/api/inquiries',
  access: 'public',
  status: 201,
  summary: 'Write to us without an account, once for each Idempotency-Key',
  body: inquiryForm,
  response: z.object({ reference: z.string() }),
});
