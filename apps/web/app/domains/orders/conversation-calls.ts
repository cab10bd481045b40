import * as contract from '@adunni/contracts/orders/thread';
import { callApi } from '../../kit/api/call-api.ts';
import { sendHeaders } from '../../kit/api/send-key.ts';
import type { ConversationCalls, ConversationMessage } from '../conversations/public/calls.ts';

const spoken = ({ partId, ...message }: contract.OrderMessage): ConversationMessage => ({
  ...message,
  topicId: partId,
});

/** How a customer reads and writes on an order of theirs. */
export const CUSTOMER_CALLS: ConversationCalls = {
  list: async (orderId) => (await callApi(contract.listMessages, { params: { orderId } })).messages.map(spoken),
  write: async (orderId, { topicId, key, ...sent }) =>
    spoken(
      (
        await callApi(contract.writeMessage, {
          params: { orderId },
          body: { ...sent, partId: topicId },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (orderId, lastId) => callApi(contract.readMessages, { params: { orderId }, body: { lastId } }),
  upload: contract.uploadMessagePhoto,
  uploadTo: (orderId) => ({ orderId }),
};

/** How those who work on an order do. */
export const WORKER_CALLS: ConversationCalls = {
  list: async (orderId) => (await callApi(contract.listMessagesAsWorker, { params: { orderId } })).messages.map(spoken),
  write: async (orderId, { topicId, key, ...sent }) =>
    spoken(
      (
        await callApi(contract.writeMessageAsWorker, {
          params: { orderId },
          body: { ...sent, partId: topicId },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (orderId, lastId) => callApi(contract.readMessagesAsWorker, { params: { orderId }, body: { lastId } }),
  upload: contract.uploadOrderPhoto,
  uploadTo: (orderId) => ({ orderId }),
};
