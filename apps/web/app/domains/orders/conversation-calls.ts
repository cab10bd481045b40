import * as contract from '@adunni/contracts/orders/thread';
import type { ConversationMessage, WrittenMessage } from '../conversations/public/calls.ts';
import { conversationCalls } from '../conversations/public/conversation-calls.ts';

/** On an order is spoken about its parts. */
const byPart = {
  named: 'orderId',
  bodyOf: ({ text, photoIds, topicId: partId }: WrittenMessage) => ({ text, photoIds, partId }),
  spoken: ({ partId, ...message }: contract.OrderMessage): ConversationMessage => ({ ...message, topicId: partId }),
};

/** How a customer reads and writes on an order of theirs. */
export const CUSTOMER_CALLS = conversationCalls({
  ...byPart,
  list: contract.listMessages,
  write: contract.writeMessage,
  read: contract.readMessages,
  upload: contract.uploadMessagePhoto,
});

/** How those who work on an order do. */
export const WORKER_CALLS = conversationCalls({
  ...byPart,
  list: contract.listMessagesAsWorker,
  write: contract.writeMessageAsWorker,
  read: contract.readMessagesAsWorker,
  upload: contract.uploadOrderPhoto,
});
