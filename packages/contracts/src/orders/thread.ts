import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, moment, picture } from '../fields.ts';
import { ORDER_WORKERS } from './staff.ts';
import { messageForm } from './thread-forms.ts';

/** Largest photo that is taken, in bytes. */
export const PHOTO_BYTES = 10 * 1024 * 1024;

/** Which side of the thread wrote: the customer, the part’s maker, or the marketplace. */
export const MESSAGE_SIDES = ['customer', 'maker', 'staff'] as const;

export const orderMessage = z.object({
  _id: z.string(),
  /** Null is about the whole order: between customer and marketplace. */
  partId: z.string().nullable(),
  side: z.enum(MESSAGE_SIDES),
  author: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  photos: z.array(picture),
  at: moment,
  /** When the other side read it. */
  readAt: moment.nullable(),
});
export type OrderMessage = z.infer<typeof orderMessage>;

const orderId = z.object({ orderId: id });
/** Oldest first; `unread` are the other side’s that the caller’s side has not read. */
const thread = z.object({ messages: z.array(orderMessage), unread: z.number() });
const written = z.object({ message: orderMessage });
const read = z.object({ unread: z.number() });
/** Until when messages were seen, so that one that arrives meanwhile stays unread. */
const seen = z.object({ lastId: id });
const uploaded = z.object({ photo: picture });
const upload = { maxBytes: PHOTO_BYTES } as const;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/messages',
  access: 'signed-in',
  summary: 'The conversation on one of the caller’s orders',
  params: orderId,
  response: thread,
});
export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/messages',
  access: 'signed-in',
  status: 201,
  summary: 'Write to a maker, or to us, about one of the caller’s orders',
  params: orderId,
  body: messageForm,
  response: written,
});
export const readMessages = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/messages/read',
  access: 'signed-in',
  summary: 'Mark the conversation on one of the caller’s orders as read',
  params: orderId,
  body: seen,
  response: read,
});
export const uploadMessagePhoto = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for a message on one of the caller’s orders',
  params: orderId,
  upload,
  response: uploaded,
});

export const listMessagesAsWorker = endpoint({
  method: 'GET',
  path: '/api/staff/orders/:orderId/messages',
  access: ORDER_WORKERS,
  summary: 'The conversation with the customer: all of it, or that on the caller’s own part',
  params: orderId,
  response: thread,
});
export const writeMessageAsWorker = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/messages',
  access: ORDER_WORKERS,
  status: 201,
  summary: 'Write to the customer about their order; a maker’s message belongs to the own part',
  params: orderId,
  body: messageForm,
  response: written,
});
export const readMessagesAsWorker = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/messages/read',
  access: ORDER_WORKERS,
  summary: 'Mark the customer’s messages as read',
  params: orderId,
  body: seen,
  response: read,
});
export const uploadOrderPhoto = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/photos',
  access: ORDER_WORKERS,
  status: 201,
  summary: 'Upload a photo for a stage or a message',
  params: orderId,
  upload,
  response: uploaded,
});
