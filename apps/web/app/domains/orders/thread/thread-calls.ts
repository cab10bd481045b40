import * as contract from '@adunni/contracts/order-thread';

/** The calls by which one side reads and writes a conversation. */
export interface ThreadCalls {
  list: typeof contract.listMessages | typeof contract.listMessagesAsWorker;
  write: typeof contract.writeMessage | typeof contract.writeMessageAsWorker;
  read: typeof contract.readMessages | typeof contract.readMessagesAsWorker;
  upload: typeof contract.uploadMessagePhoto | typeof contract.uploadOrderPhoto;
}

export const CUSTOMER_CALLS: ThreadCalls = {
  list: contract.listMessages,
  write: contract.writeMessage,
  read: contract.readMessages,
  upload: contract.uploadMessagePhoto,
};

export const WORKER_CALLS: ThreadCalls = {
  list: contract.listMessagesAsWorker,
  write: contract.writeMessageAsWorker,
  read: contract.readMessagesAsWorker,
  upload: contract.uploadOrderPhoto,
};
