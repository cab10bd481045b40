import * as contract from '@adunni/contracts/makers/enquiries';
import { conversationCalls } from '../../conversations/public/conversation-calls.ts';

/** How a customer reads and writes a conversation with a maker. */
export const CUSTOMER_CALLS = conversationCalls({
  named: 'enquiryId',
  list: contract.getEnquiry,
  write: contract.writeEnquiry,
  read: contract.readEnquiry,
  upload: contract.uploadEnquiryPhoto,
});

/** How the maker does. */
export const MAKER_CALLS = conversationCalls({
  named: 'enquiryId',
  list: contract.getEnquiryAsMaker,
  write: contract.writeEnquiryAsMaker,
  read: contract.readEnquiryAsMaker,
  upload: contract.uploadEnquiryPhoto,
});
