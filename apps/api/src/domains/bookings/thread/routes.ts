import * as contract from '@adunni/contracts/bookings/thread';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { findBooking, ownedBy } from '../lock.queries.ts';
import { bookingScope } from '../scope.queries.ts';
import { listThread, markThreadRead } from './messages.queries.ts';
import { writeAsCustomer, writeAsWorker } from './messages.service.ts';
import { uploadPhoto } from './photos.service.ts';

/** Serves the conversation on a booking to its customer and to those who work on it. */
export function bookingThreadRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadBookingPhoto, async ({ request, ctx }) => ({
    photo: await uploadPhoto(ctx, () => readUpload(request, contract.uploadBookingPhoto)),
  }));
  mount(app, contract.listBookingMessages, async ({ params: { bookingId }, ctx }) => {
    await findBooking(ctx.db, bookingId, ownedBy(ctx.viewer._id));
    return listThread(ctx.db, { customerId: ctx.viewer._id }, bookingId);
  });
  mount(app, contract.writeBookingMessage, async ({ params, body, ctx }) => ({
    message: await writeAsCustomer(ctx, params.bookingId, body),
  }));
  mount(app, contract.readBookingMessages, async ({ params: { bookingId }, body, ctx }) => {
    await findBooking(ctx.db, bookingId, ownedBy(ctx.viewer._id));
    const seen = { bookingId, lastId: body.lastId, now: ctx.clock() };
    return { unread: await markThreadRead(ctx.db, { customerId: ctx.viewer._id }, seen) };
  });

  mount(app, contract.listBookingMessagesAsWorker, async ({ params: { bookingId }, ctx }) => {
    await findBooking(ctx.db, bookingId, bookingScope(ctx.viewer));
    return listThread(ctx.db, ctx.viewer, bookingId);
  });
  mount(app, contract.writeBookingMessageAsWorker, async ({ params, body, ctx }) => ({
    message: await writeAsWorker(ctx, params.bookingId, body),
  }));
  mount(app, contract.readBookingMessagesAsWorker, async ({ params: { bookingId }, body, ctx }) => {
    await findBooking(ctx.db, bookingId, bookingScope(ctx.viewer));
    // Reading is not work that the audit log keeps.
    return { unread: await markThreadRead(ctx.db, ctx.viewer, { bookingId, lastId: body.lastId, now: ctx.clock() }) };
  });
}
