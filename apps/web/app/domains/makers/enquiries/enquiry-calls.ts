import type { Message } from '@adunni/contracts/conversations/messages';
import * as contract from '@adunni/contracts/makers/enquiries';
import { callApi } from '../../../kit/api/call-api.ts';
import { sendHeaders } from '../../../kit/api/send-key.ts';
import type { ConversationCalls, ConversationMessage } from '../../conversations/public/calls.ts';

/** What is written to a maker has no parts. */
const spoken = (message: Message): ConversationMessage => ({ ...message, topicId: null });
const photos = { upload: contract.uploadEnquiryPhoto, uploadTo: () => ({}) };

/** How a customer reads and writes a conversation with a maker. */
export const CUSTOMER_CALLS: ConversationCalls = {
  list: async (enquiryId) => (await callApi(contract.getEnquiry, { params: { enquiryId } })).messages.map(spoken),
  write: async (enquiryId, { text, photoIds, key }) =>
    spoken(
      (
        await callApi(contract.writeEnquiry, {
          params: { enquiryId },
          body: { text, photoIds },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (enquiryId, lastId) => callApi(contract.readEnquiry, { params: { enquiryId }, body: { lastId } }),
  ...photos,
};

/** How the maker does. */
export const MAKER_CALLS: ConversationCalls = {
  list: async (enquiryId) =>
    (await callApi(contract.getEnquiryAsMaker, { params: { enquiryId } })).messages.map(spoken),
  write: async (enquiryId, { text, photoIds, key }) =>
    spoken(
      (
        await callApi(contract.writeEnquiryAsMaker, {
          params: { enquiryId },
          body: { text, photoIds },
          headers: sendHeaders(key),
        })
      ).message,
    ),
  read: (enquiryId, lastId) => callApi(contract.readEnquiryAsMaker, { params: { enquiryId }, body: { lastId } }),
  ...photos,
};
