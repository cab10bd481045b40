import * as contract from '@adunni/contracts/planning/cases';
import * as staff from '@adunni/contracts/planning/staff';
import type { WrittenMessage } from '../conversations/public/calls.ts';
import { conversationCalls } from '../conversations/public/conversation-calls.ts';

/** In planning PDFs are taken too, so that what is attached are files. */
const withFiles = {
  takesPdf: true,
  bodyOf: ({ text, photoIds: fileIds }: WrittenMessage) => ({ text, fileIds }),
};

/** How a customer reads and writes about a celebration of theirs. */
export const CUSTOMER_CALLS = conversationCalls({
  ...withFiles,
  named: 'caseId',
  list: contract.listCaseMessages,
  write: contract.writeCaseMessage,
  read: contract.readCaseMessages,
  upload: contract.uploadCaseFile,
});

/** How staff do. */
export const STAFF_CALLS = conversationCalls({
  ...withFiles,
  named: '_id',
  list: staff.listCaseMessagesAsStaff,
  write: staff.writeCaseMessageAsStaff,
  read: staff.readCaseMessagesAsStaff,
  upload: staff.uploadCaseFileAsStaff,
});
