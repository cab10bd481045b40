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
import { ORDER_WORKERS } from '../orders/staff.ts';
import { bookingMessageForm } from './forms.ts';

const bookingId = z.object({ bookingId: id });
const thread = conversationOf(message);
const written = z.object({ message });

/** For a booking that is about to be made, for one of the caller’s, or for a message. */
export const uploadBookingPhoto = endpoint({
  method: 'POST',
  path: '/api/bookings/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for a booking, or for a message about one',
  upload: photoUpload,
  response: uploadedPhoto,
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
  body: readUntil,
  response: unreadCount,
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
  body: readUntil,
  response: unreadCount,
});
