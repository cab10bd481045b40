import * as contract from '@adunni/contracts/planning/cases';
import * as staff from '@adunni/contracts/planning/staff';
import type { FastifyInstance } from 'fastify';
import { mountConversation } from '../../conversations/service.ts';
import { planningTalk } from './subject.ts';
import { writeAsCoordinator } from './write.service.ts';

/** A message as it is sent: planning calls what is attached files, since PDFs are taken too. */
const sentOf = ({ text, fileIds }: { text: string; fileIds: string[] }) => ({ text, photoIds: [...new Set(fileIds)] });

/** Serves the conversation on a celebration to its customer and to staff. */
export function planningConversationRoutes(app: FastifyInstance): void {
  mountConversation(app, {
    customer: {
      list: contract.listCaseMessages,
      write: contract.writeCaseMessage,
      read: contract.readCaseMessages,
      upload: contract.uploadCaseFile,
    },
    placeOf: ({ caseId }, member) => planningTalk(caseId, member),
    sentOf,
  });
  mountConversation(app, {
    worker: {
      list: staff.listCaseMessagesAsStaff,
      write: staff.writeCaseMessageAsStaff,
      read: staff.readCaseMessagesAsStaff,
      upload: staff.uploadCaseFileAsStaff,
    },
    placeOf: ({ _id }, member) => planningTalk(_id, member),
    sentOf,
    write: (ctx, { _id }, sent) => writeAsCoordinator(ctx, _id, sent),
  });
}
