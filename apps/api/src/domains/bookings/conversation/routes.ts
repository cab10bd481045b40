import * as contract from '@adunni/contracts/bookings/thread';
import type { FastifyInstance } from 'fastify';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { givenKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { markRead, readConversation } from '../../conversations/queries.ts';
import { asCustomer, asWorker } from '../../conversations/rules.ts';
import { uploadEarlyPhoto, writeMessage } from '../../conversations/service.ts';
import { BOOKING, PHOTO_ALT } from '../photos/photos.service.ts';
import { conversationOn } from './subject.ts';

const SIDES = [
  {
    as: asCustomer,
    list: contract.listBookingMessages,
    write: contract.writeBookingMessage,
    read: contract.readBookingMessages,
  },
  {
    as: asWorker,
    list: contract.listBookingMessagesAsWorker,
    write: contract.writeBookingMessageAsWorker,
    read: contract.readBookingMessagesAsWorker,
  },
];

/** Serves the conversation on a booking to its customer and to those who work on it. */
export function bookingConversationRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadBookingPhoto, async ({ request, ctx }) => ({
    photo: await uploadEarlyPhoto(ctx, { kind: BOOKING, alt: PHOTO_ALT }, () =>
      readUpload(request, contract.uploadBookingPhoto),
    ),
  }));
  for (const { as, list, write, read } of SIDES) {
    const placeOf = ({ params, ctx }: { params: { bookingId: string }; ctx: Ctx<Viewer> }) =>
      conversationOn(params.bookingId, as(ctx.viewer));
    mount(app, list, (call) => readConversation(call.ctx, placeOf(call)));
    mount(app, write, async (call) => {
      const photoIds = [...new Set(call.body.photoIds)];
      const sent = { text: call.body.text, photoIds, key: givenKeyOf(call.request) };
      return { message: await writeMessage(call.ctx, placeOf(call), sent) };
    });
    mount(app, read, async (call) => {
      // Reading is not work that the audit log keeps.
      const seen = { lastId: call.body.lastId, now: call.ctx.clock() };
      return { unread: await markRead(call.ctx.db, placeOf(call), seen) };
    });
  }
}
