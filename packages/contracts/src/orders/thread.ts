import { z } from 'zod';
import {
  conversationOf,
  message,
  photoUpload,
  readUntil,
  unreadCount,
  uploadedPhoto,
} from '../conversations/messages.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { ORDER_WORKERS } from './staff.ts';
import { messageForm } from './thread-forms.ts';

/** A message on an order; without a part it is about the whole of it: between customer and marketplace. */
export const orderMessage = message.extend({ partId: z.string().nullable() });
export type OrderMessage = z.input<typeof orderMessage>;

const orderId = z.object({ orderId: id });
const thread = conversationOf(orderMessage);
const written = z.object({ message: orderMessage });

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
  body: readUntil,
  response: unreadCount,
});
export const uploadMessagePhoto = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for a message on one of the caller’s orders',
  params: orderId,
  upload: photoUpload,
  response: uploadedPhoto,
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
  body: readUntil,
  response: unreadCount,
});
export const uploadOrderPhoto = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/photos',
  access: ORDER_WORKERS,
  status: 201,
  summary: 'Upload a photo for a stage or a message',
  params: orderId,
  upload: photoUpload,
  response: uploadedPhoto,
});
