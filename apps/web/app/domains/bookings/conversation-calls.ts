import * as contract from '@adunni/contracts/bookings/thread';
import { conversationCalls } from '../conversations/public/conversation-calls.ts';

/** How a customer reads and writes about a booking of theirs. */
export const CUSTOMER_CALLS = conversationCalls({
  named: 'bookingId',
  list: contract.listBookingMessages,
  write: contract.writeBookingMessage,
  read: contract.readBookingMessages,
  upload: contract.uploadBookingPhoto,
});

/** How those who work on a booking do. */
export const WORKER_CALLS = conversationCalls({
  named: 'bookingId',
  list: contract.listBookingMessagesAsWorker,
  write: contract.writeBookingMessageAsWorker,
  read: contract.readBookingMessagesAsWorker,
  upload: contract.uploadBookingPhoto,
});
