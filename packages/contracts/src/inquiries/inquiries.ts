import { z } from 'zod';
import { attachedFile } from '../conversations/files.ts';
import { PHOTO_BYTES } from '../conversations/messages.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id } from '../fields.ts';
import { inquiryForm } from './forms.ts';

export const inquiryErrors = defineErrors({
  inquiry_key_needed: [400, 'Please send an Idempotency-Key header.'],
  inquiry_key_reused: [422, 'This Idempotency-Key was used for a different message.'],
  inquiry_limit: [429, 'You have sent several messages already. Please wait a little and try again.'],
});

export const uploadInquiryFile = endpoint({
  method: 'POST',
  path: '/api/inquiries/files/:draftId',
  access: 'public',
  status: 201,
  summary: 'Upload a photo or PDF for a message that is yet to be sent, under a key of its own',
  params: z.object({ draftId: id }),
  upload: { maxBytes: PHOTO_BYTES },
  response: z.object({ photo: attachedFile }),
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
