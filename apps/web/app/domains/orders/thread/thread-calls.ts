import * as contract from '@adunni/contracts/orders/thread';
import { callApi } from '../../../kit/api/call-api.ts';
import type { PhotoUpload } from '../../../kit/photos/use-photos.ts';

/** A message as it is sent; `partId` says which part of an order it is about, null for all of what is spoken about. */
export interface WrittenMessage {
  text: string;
  partId: string | null;
  photoIds: string[];
}

/** How one side reads and writes a conversation, by the id of what is spoken about. Each throws ApiError. */
export interface ThreadCalls {
  list: (id: string) => Promise<contract.OrderMessage[]>;
  write: (id: string, message: WrittenMessage) => Promise<contract.OrderMessage>;
  /** Marks all up to a message as read. */
  read: (id: string, lastId: string) => Promise<unknown>;
  /** Where photos go, and what its path names. */
  upload: PhotoUpload;
  uploadTo: (id: string) => Record<string, string>;
}

export const CUSTOMER_CALLS: ThreadCalls = {
  list: async (orderId) => (await callApi(contract.listMessages, { params: { orderId } })).messages,
  write: async (orderId, body) => (await callApi(contract.writeMessage, { params: { orderId }, body })).message,
  read: (orderId, lastId) => callApi(contract.readMessages, { params: { orderId }, body: { lastId } }),
  upload: contract.uploadMessagePhoto,
  uploadTo: (orderId) => ({ orderId }),
};

export const WORKER_CALLS: ThreadCalls = {
  list: async (orderId) => (await callApi(contract.listMessagesAsWorker, { params: { orderId } })).messages,
  write: async (orderId, body) => (await callApi(contract.writeMessageAsWorker, { params: { orderId }, body })).message,
  read: (orderId, lastId) => callApi(contract.readMessagesAsWorker, { params: { orderId }, body: { lastId } }),
  upload: contract.uploadOrderPhoto,
  uploadTo: (orderId) => ({ orderId }),
};
