import * as contract from '@adunni/contracts/planning/cases';
import * as staff from '@adunni/contracts/planning/staff';
import type { FastifyInstance } from 'fastify';
import { givenKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { markRead, readConversation } from '../../conversations/queries.ts';
import { asCustomer, asWorker } from '../../conversations/rules.ts';
import { uploadPhoto, writeMessage } from '../../conversations/service.ts';
import { planningTalk } from './subject.ts';
import { writeAsCoordinator } from './write.service.ts';

/** Serves the conversation on a celebration to its customer and to staff. */
export function planningConversationRoutes(app: FastifyInstance): void {
  mount(app, contract.listCaseMessages, ({ ctx, params }) =>
    readConversation(ctx, planningTalk(params.caseId, asCustomer(ctx.viewer))),
  );
  mount(app, contract.writeCaseMessage, async ({ ctx, params, body, request }) => {
    const sent = { text: body.text, photoIds: [...new Set(body.fileIds)], key: givenKeyOf(request) };
    return { message: await writeMessage(ctx, planningTalk(params.caseId, asCustomer(ctx.viewer)), sent) };
  });
  mount(app, contract.readCaseMessages, async ({ ctx, params, body }) => {
    const seen = { lastId: body.lastId, now: ctx.clock() };
    return { unread: await markRead(ctx.db, planningTalk(params.caseId, asCustomer(ctx.viewer)), seen) };
  });
  mount(app, contract.uploadCaseFile, async ({ ctx, params, request }) => ({
    photo: await uploadPhoto(ctx, planningTalk(params.caseId, asCustomer(ctx.viewer)), () =>
      readUpload(request, contract.uploadCaseFile),
    ),
  }));
  staffRoutes(app);
}

function staffRoutes(app: FastifyInstance): void {
  mount(app, staff.listCaseMessagesAsStaff, ({ ctx, params }) =>
    readConversation(ctx, planningTalk(params._id, asWorker(ctx.viewer))),
  );
  mount(app, staff.writeCaseMessageAsStaff, async ({ ctx, params, body, request }) => {
    const sent = { text: body.text, photoIds: [...new Set(body.fileIds)], key: givenKeyOf(request) };
    const messageId = await writeAsCoordinator(ctx, params._id, sent);
    const { messages } = await readConversation(ctx, planningTalk(params._id, asWorker(ctx.viewer)));
    const message = messages.find(({ _id }) => _id === messageId);
    if (!message) throw new Error(`the message ${messageId} was not stored`);
    return { message };
  });
  mount(app, staff.readCaseMessagesAsStaff, async ({ ctx, params, body }) => {
    // Reading is not work that the audit log keeps.
    const seen = { lastId: body.lastId, now: ctx.clock() };
    return { unread: await markRead(ctx.db, planningTalk(params._id, asWorker(ctx.viewer)), seen) };
  });
  mount(app, staff.uploadCaseFileAsStaff, async ({ ctx, params, request }) => ({
    photo: await uploadPhoto(ctx, planningTalk(params._id, asWorker(ctx.viewer)), () =>
      readUpload(request, staff.uploadCaseFileAsStaff),
    ),
  }));
}
