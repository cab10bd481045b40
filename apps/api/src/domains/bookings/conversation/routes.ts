import * as contract from '@adunni/contracts/bookings/thread';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { mountConversation, uploadEarlyPhoto } from '../../conversations/service.ts';
import { BOOKING, PHOTO_ALT } from '../photos/photos.service.ts';
import { conversationOn } from './subject.ts';

/** Serves the conversation on a booking to its customer and to those who work on it. */
export function bookingConversationRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadBookingPhoto, async ({ request, ctx }) => ({
    photo: await uploadEarlyPhoto(ctx, { kind: BOOKING, alt: PHOTO_ALT }, () =>
      readUpload(request, contract.uploadBookingPhoto),
    ),
  }));
  mountConversation(app, {
    customer: {
      list: contract.listBookingMessages,
      write: contract.writeBookingMessage,
      read: contract.readBookingMessages,
    },
    worker: {
      list: contract.listBookingMessagesAsWorker,
      write: contract.writeBookingMessageAsWorker,
      read: contract.readBookingMessagesAsWorker,
    },
    placeOf: ({ bookingId }, member) => conversationOn(bookingId, member),
  });
}
