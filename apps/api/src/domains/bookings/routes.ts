import * as contract from '@adunni/contracts/bookings/bookings';
import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { FastifyInstance } from 'fastify';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { idempotencyKeyOf } from '../../kit/http/idempotency-key.ts';
import { mount } from '../../kit/http/mount.ts';
import { startPayment } from '../payments/service.ts';
import { cancelBooking } from './changing/cancel.service.ts';
import { rescheduleBooking } from './changing/move.service.ts';
import { acceptTime, refuseTime } from './changing/proposals.service.ts';
import { bookingConversationRoutes } from './conversation/routes.ts';
import { lockBooking, ownedBy } from './lock.queries.ts';
import { attachPhotos } from './photos/photos.service.ts';
import { placeBooking } from './placing/place.service.ts';
import { descriptionOf, toIcs } from './reading/ics.ts';
import { ownBooking, ownBookingDetail, ownBookings, slotsToMove } from './reading/own.queries.ts';
import { renderReceipt } from './reading/receipt.ts';
import { reportBooking } from './reports/report.service.ts';
import { bookingReportRoutes } from './reports/routes.ts';
import { bookingsStaffRoutes } from './staff/routes.ts';

/** Serves bookings to customers, and to those who work on them. */
export function bookingsRoutes(app: FastifyInstance): void {
  bookingsStaffRoutes(app);
  bookingConversationRoutes(app);
  bookingReportRoutes(app);
  mount(app, contract.placeBooking, ({ body, ctx, request }) =>
    placeBooking(ctx, idempotencyKeyOf(request, bookingErrors.booking_key_missing), body),
  );
  mount(app, contract.listBookings, ({ query, ctx }) => ownBookings(ctx, query));
  mount(app, contract.getBooking, ({ params, ctx }) => answer(ctx, params.bookingId));
  mount(app, contract.listBookingSlots, ({ params, query, ctx }) =>
    slotsToMove(ctx, params.bookingId, ownedBy(ctx.viewer._id), query),
  );
  mount(app, contract.startBookingPayment, ({ params, ctx }) =>
    startPayment(ctx, { kind: 'booking', id: params.bookingId }, ctx.viewer._id),
  );
  mount(app, contract.rescheduleBooking, async ({ params: { bookingId }, body, ctx }) => {
    await rescheduleBooking(ctx, bookingId, body);
    return answer(ctx, bookingId);
  });
  mount(app, contract.cancelBooking, async ({ params: { bookingId }, body, ctx }) => {
    await cancelBooking(ctx, bookingId, body);
    return answer(ctx, bookingId);
  });
  mount(app, contract.reportBooking, async ({ params: { bookingId }, body, ctx }) => {
    await reportBooking(ctx, bookingId, body);
    return answer(ctx, bookingId);
  });
  mount(app, contract.acceptTime, async ({ params: { bookingId, proposalId }, ctx }) => {
    await acceptTime(ctx, bookingId, proposalId);
    return answer(ctx, bookingId);
  });
  mount(app, contract.refuseTime, async ({ params: { bookingId, proposalId }, ctx }) => {
    await refuseTime(ctx, bookingId, proposalId);
    return answer(ctx, bookingId);
  });
  mount(app, contract.setBookingPhotos, async ({ params: { bookingId }, body, ctx }) => {
    await ctx.db.transaction(async (tx) => {
      await lockBooking(tx, bookingId, ownedBy(ctx.viewer._id));
      await attachPhotos(ctx, tx, body.photoIds, { bookingId, uploaderId: ctx.viewer._id });
    });
    return answer(ctx, bookingId);
  });
  mount(app, contract.getBookingReceipt, async ({ params, ctx, reply }) => {
    const full = await ownBookingDetail(ctx, params.bookingId);
    reply.type('application/pdf').header('content-disposition', `inline; filename="${full.booking.number}.pdf"`);
    return renderReceipt(full, ctx.clock());
  });
  mount(app, contract.getBookingIcs, async ({ params, ctx, reply }) => {
    const full = await ownBookingDetail(ctx, params.bookingId);
    const { booking, maker } = full;
    const { number, service } = booking;
    const url = `${ctx.config.publicUrl}/bookings/${booking._id}`;
    const entry = { booking, summary: `${service.title} with ${maker.name}`, description: descriptionOf(full), url };
    reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="${number}.ics"`);
    return toIcs(service.title, [entry], ctx.clock());
  });
}

const answer = async (ctx: Ctx<Viewer>, bookingId: string) => ({ booking: await ownBooking(ctx, bookingId) });
