import * as contract from '@adunni/contracts/orders/thread';
import type { FastifyInstance } from 'fastify';
import { mountConversation } from '../../conversations/service.ts';
import { conversationOn } from './subject.ts';

/** Serves the conversation on an order to the customer and to those who work on it. */
export function orderConversationRoutes(app: FastifyInstance): void {
  mountConversation(app, {
    customer: {
      list: contract.listMessages,
      write: contract.writeMessage,
      read: contract.readMessages,
      upload: contract.uploadMessagePhoto,
    },
    worker: {
      list: contract.listMessagesAsWorker,
      write: contract.writeMessageAsWorker,
      read: contract.readMessagesAsWorker,
      upload: contract.uploadOrderPhoto,
    },
    placeOf: ({ orderId }, member) => conversationOn(orderId, member),
    sentOf: ({ partId: topicId, ...written }) => ({ ...written, topicId }),
    shown: ({ topicId: partId, ...message }) => ({ ...message, partId }),
  });
}
