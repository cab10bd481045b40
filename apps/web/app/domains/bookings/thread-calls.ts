import {
  type BookingMessage,
  listBookingMessages,
  readBookingMessages,
  uploadBookingPhoto,
  writeBookingMessage,
} from '@adunni/contracts/bookings/thread';
import type { OrderMessage } from '@adunni/contracts/orders/thread';
import { callApi } from '../../kit/api/call-api.ts';
import type { ThreadCalls } from '../orders/thread/thread-calls.ts';

/** A booking has no parts: all is said about the whole of it. */
const whole = (message: BookingMessage): OrderMessage => ({ ...message, partId: null });

/** How a customer reads and writes about a booking of theirs. */
export const CUSTOMER_CALLS: ThreadCalls = {
  list: async (bookingId) => (await callApi(listBookingMessages, { params: { bookingId } })).messages.map(whole),
  write: async (bookingId, { text, photoIds }) =>
    whole((await callApi(writeBookingMessage, { params: { bookingId }, body: { text, photoIds } })).message),
  read: (bookingId, lastId) => callApi(readBookingMessages, { params: { bookingId }, body: { lastId } }),
  upload: uploadBookingPhoto,
  uploadTo: () => ({}),
};
