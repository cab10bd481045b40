import * as contract from '@adunni/contracts/asoebi/conversation/thread';
import type { FastifyInstance } from 'fastify';
import { mountConversation } from '../../conversations/service.ts';
import { hostTalk } from './subject.ts';

/** Serves what hosts and makers write to each other about a group, to both and to staff. */
export function hostConversationRoutes(app: FastifyInstance): void {
  mountConversation(app, {
    customer: {
      list: contract.listHostMessages,
      write: contract.writeHostMessage,
      read: contract.readHostMessages,
      upload: contract.uploadHostPhoto,
    },
    worker: {
      list: contract.listWorkMessages,
      write: contract.writeWorkMessage,
      read: contract.readWorkMessages,
      upload: contract.uploadWorkPhoto,
    },
    placeOf: ({ invitationId }, member) => hostTalk(invitationId, member),
  });
}
