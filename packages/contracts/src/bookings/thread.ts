import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, moment, picture } from '../fields.ts';
import { ORDER_WORKERS } from '../orders/staff.ts';
import { MESSAGE_SIDES, PHOTO_BYTES } from '../orders/thread.ts';
import { bookingMessageForm } from './forms.ts';

/** A message about a booking. */
export const bookingMessage = z.object({
  _id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  author: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  photos: z.array(picture),
  at: moment,
  /** When the other side read it. */
  readAt: moment.nullable(),
});
export type BookingMessage = z.infer<typeof bookingMessage>;

const bookingId = z.object({ bookingId: id });
/** Oldest first; `unread` are the other side’s that the caller’s side has not read. */
const thread = z.object({ messages: z.array(bookingMessage), unread: z.number() });
const written = z.object({ message: bookingMessage });
const read = z.object({ unread: z.number() });
/** Until when messages were seen, so that one that arrives meanwhile stays unread. */
const seen = z.object({ lastId: id });

/** For a booking that is about to be made, for one of the caller’s, or for a message. */
export const uploadBookingPhoto = endpoint({
  method: 'POST',
  path: '/api/bookings/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for a booking, or for a message about one',
  upload: { maxBytes: PHOTO_BYTES },
  response: z.object({ photo: picture }),
});

export const listBookingMessages = endpoint({
  method: 'GET',
  path: '/api/bookings/:bookingId/messages',
  access: 'signed-in',
  summary: 'The conversation on one of the caller’s bookings',
  params: bookingId,
  response: thread,
});
export const writeBookingMessage = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/messages',
  access: 'signed-in',
  status: 201,
  summary: 'Write to the maker about one of the caller’s bookings',
  params: bookingId,
  body: bookingMessageForm,
  response: written,
});
export const readBookingMessages = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/messages/read',
  access: 'signed-in',
  summary: 'Mark the conversation on one of the caller’s bookings as read',
  params: bookingId,
  body: seen,
  response: read,
});

export const listBookingMessagesAsWorker = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/:bookingId/messages',
  access: ORDER_WORKERS,
  summary: 'The conversation with the customer of a booking',
  params: bookingId,
  response: thread,
});
export const writeBookingMessageAsWorker = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:bookingId/messages',
  access: ORDER_WORKERS,
  status: 201,
  summary: 'Write to the customer of a booking',
  params: bookingId,
  body: bookingMessageForm,
  response: written,
});
export const readBookingMessagesAsWorker = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:bookingId/messages/read',
  access: ORDER_WORKERS,
  summary: 'Mark the messages of a booking’s customer as read',
  params: bookingId,
  body: seen,
  response: read,
});
