import * as contract from '@adunni/contracts/orders/thread';
import type { FastifyInstance } from 'fastify';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { givenKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { markRead, readConversation } from '../../conversations/queries.ts';
import { asCustomer, asWorker, type ShownMessage } from '../../conversations/rules.ts';
import { uploadPhoto, writeMessage } from '../../conversations/service.ts';
import { conversationOn } from './subject.ts';

const SIDES = [
  {
    as: asCustomer,
    list: contract.listMessages,
    write: contract.writeMessage,
    read: contract.readMessages,
    upload: contract.uploadMessagePhoto,
  },
  {
    as: asWorker,
    list: contract.listMessagesAsWorker,
    write: contract.writeMessageAsWorker,
    read: contract.readMessagesAsWorker,
    upload: contract.uploadOrderPhoto,
  },
];

/** Serves the conversation on an order to the customer and to those who work on it. */
export function orderConversationRoutes(app: FastifyInstance): void {
  for (const { as, list, write, read, upload } of SIDES) {
    const placeOf = ({ params, ctx }: { params: { orderId: string }; ctx: Ctx<Viewer> }) =>
      conversationOn(params.orderId, as(ctx.viewer));
    mount(app, list, async (call) => {
      const { messages, unread } = await readConversation(call.ctx, placeOf(call));
      return { messages: messages.map(toOrderMessage), unread };
    });
    mount(app, write, async (call) => {
      const { partId: topicId, ...written } = call.body;
      const sent = { ...written, topicId, key: givenKeyOf(call.request) };
      return { message: toOrderMessage(await writeMessage(call.ctx, placeOf(call), sent)) };
    });
    mount(app, read, async (call) => {
      // Reading is not work that the audit log keeps.
      const seen = { lastId: call.body.lastId, now: call.ctx.clock() };
      return { unread: await markRead(call.ctx.db, placeOf(call), seen) };
    });
    mount(app, upload, async (call) => ({
      photo: await uploadPhoto(call.ctx, placeOf(call), () => readUpload(call.request, upload)),
    }));
  }
}

const toOrderMessage = ({ topicId, ...message }: ShownMessage) => ({ ...message, partId: topicId });
