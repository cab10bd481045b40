import * as contract from '@adunni/contracts/planning/cases';
import * as staff from '@adunni/contracts/planning/staff';
import { callApi } from '../../kit/api/call-api.ts';
import { sendHeaders } from '../../kit/api/send-key.ts';
import type { ConversationCalls, ConversationMessage } from '../conversations/public/calls.ts';

/** A celebration has no parts: all is said about the whole of it. */
const spoken = (message: contract.CaseMessage): ConversationMessage => ({ ...message, topicId: null });

/** How a customer reads and writes about a celebration of theirs. */
export const CUSTOMER_CALLS: ConversationCalls = {
  takesPdf: true,
  list: async (caseId) => (await callApi(contract.listCaseMessages, { params: { caseId } })).messages.map(spoken),
  write: async (caseId, { text, photoIds: fileIds, key }) =>
    spoken(
      (
        await callApi(contract.writeCaseMessage, {
          params: { caseId },
          body: { text, fileIds },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (caseId, lastId) => callApi(contract.readCaseMessages, { params: { caseId }, body: { lastId } }),
  upload: contract.uploadCaseFile,
  uploadTo: (caseId) => ({ caseId }),
};

/** How staff do. */
export const STAFF_CALLS: ConversationCalls = {
  takesPdf: true,
  list: async (_id) => (await callApi(staff.listCaseMessagesAsStaff, { params: { _id } })).messages.map(spoken),
  write: async (_id, { text, photoIds: fileIds, key }) =>
    spoken(
      (
        await callApi(staff.writeCaseMessageAsStaff, {
          params: { _id },
          body: { text, fileIds },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (_id, lastId) => callApi(staff.readCaseMessagesAsStaff, { params: { _id }, body: { lastId } }),
  upload: staff.uploadCaseFileAsStaff,
  uploadTo: (_id) => ({ _id }),
};
