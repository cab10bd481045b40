import * as contract from '@adunni/contracts/asoebi/conversation/thread';
import { conversationCalls } from '../conversations/public/conversation-calls.ts';

/** How hosts read and write to a maker, by the invitation. */
export const HOST_CALLS = conversationCalls({
  named: 'invitationId',
  list: contract.listHostMessages,
  write: contract.writeHostMessage,
  read: contract.readHostMessages,
  upload: contract.uploadHostPhoto,
});

/** How a workshop, and staff, read and write to the hosts. */
export const WORK_CALLS = conversationCalls({
  named: 'invitationId',
  list: contract.listWorkMessages,
  write: contract.writeWorkMessage,
  read: contract.readWorkMessages,
  upload: contract.uploadWorkPhoto,
});
