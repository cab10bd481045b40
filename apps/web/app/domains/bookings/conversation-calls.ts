import * as contract from '@adunni/contracts/bookings/thread';
import type { Message } from '@adunni/contracts/conversations/messages';
import { callApi } from '../../kit/api/call-api.ts';
import { sendHeaders } from '../../kit/api/send-key.ts';
import type { ConversationCalls, ConversationMessage } from '../conversations/public/calls.ts';

/** A booking has no parts: all is said about the whole of it. */
const spoken = (message: Message): ConversationMessage => ({ ...message, topicId: null });

/** How a customer reads and writes about a booking of theirs. */
export const CUSTOMER_CALLS: ConversationCalls = {
  list: async (bookingId) =>
    (await callApi(contract.listBookingMessages, { params: { bookingId } })).messages.map(spoken),
  write: async (bookingId, { text, photoIds, key }) =>
    spoken(
      (
        await callApi(contract.writeBookingMessage, {
          params: { bookingId },
          body: { text, photoIds },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (bookingId, lastId) => callApi(contract.readBookingMessages, { params: { bookingId }, body: { lastId } }),
  upload: contract.uploadBookingPhoto,
  uploadTo: () => ({}),
};

/** How those who work on a booking do. */
export const WORKER_CALLS: ConversationCalls = {
  list: async (bookingId) =>
    (await callApi(contract.listBookingMessagesAsWorker, { params: { bookingId } })).messages.map(spoken),
  write: async (bookingId, { text, photoIds, key }) =>
    spoken(
      (
        await callApi(contract.writeBookingMessageAsWorker, {
          params: { bookingId },
          body: { text, photoIds },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (bookingId, lastId) =>
    callApi(contract.readBookingMessagesAsWorker, { params: { bookingId }, body: { lastId } }),
  upload: contract.uploadBookingPhoto,
  uploadTo: () => ({}),
};
