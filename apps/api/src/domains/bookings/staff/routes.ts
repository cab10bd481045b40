import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import * as feed from '@adunni/contracts/bookings/feed';
import * as contract from '@adunni/contracts/bookings/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { slotsToMove } from '../reading/own.queries.ts';
import { bookingScope } from '../scope.queries.ts';
import { findBookingCalendar } from './calendar.queries.ts';
import { staffBookingRecord } from './detail.queries.ts';
import { feedFile, getFeed, renewFeed } from './feed.service.ts';
import { addJoiningDetails } from './joining.service.ts';
import { bookingList, loadBookings } from './list.queries.ts';
import { proposeForBooking, readMeasurements } from './measurements.service.ts';
import * as steps from './steps.service.ts';
import { bookWalkIn } from './walk-in.service.ts';

/** Serves bookings to staff, and to makers those of their own workshop. */
export function bookingsStaffRoutes(app: FastifyInstance): void {
  crud(app, contract.bookingResource, { ...bookingList, load: loadBookings, record: staffBookingRecord });
  mount(app, getBookingCalendar, ({ ctx, query }) => findBookingCalendar(ctx, query));
  mount(app, contract.bookWalkIn, ({ ctx, body }) => bookWalkIn(ctx, body));
  mount(app, contract.listTimesToMove, ({ ctx, params, query }) =>
    slotsToMove(ctx, params.bookingId, bookingScope(ctx.viewer), query),
  );
  mount(app, contract.acceptBooking, ({ ctx, params, body }) => steps.acceptBooking(ctx, params.bookingId, body));
  mount(app, contract.declineBooking, ({ ctx, params, body }) => steps.declineBooking(ctx, params.bookingId, body));
  mount(app, contract.proposeTime, ({ ctx, params, body }) => steps.proposeTime(ctx, params.bookingId, body));
  mount(app, contract.moveBooking, ({ ctx, params, body }) => steps.moveBooking(ctx, params.bookingId, body));
  mount(app, contract.completeBooking, ({ ctx, params, body }) => steps.completeBooking(ctx, params.bookingId, body));
  mount(app, contract.recordReceived, ({ ctx, params, body }) => steps.recordReceived(ctx, params.bookingId, body));
  mount(app, contract.markNoShow, ({ ctx, params, body }) => steps.markNoShow(ctx, params.bookingId, body));
  mount(app, contract.cancelBookingAsWorker, ({ ctx, params, body }) =>
    steps.cancelBookingAsWorker(ctx, params.bookingId, body),
  );
  mount(app, contract.changeBooking, ({ ctx, params, body }) => steps.changeDetails(ctx, params.bookingId, body));
  mount(app, contract.addJoiningDetails, ({ ctx, body }) => addJoiningDetails(ctx, body));
  mount(app, contract.readBookingMeasurements, async ({ ctx, params }) => ({
    measurements: await readMeasurements(ctx, params.bookingId),
  }));
  mount(app, contract.proposeBookingMeasurements, async ({ ctx, params, body }) => ({
    proposal: await proposeForBooking(ctx, params.bookingId, body),
  }));
  mount(app, feed.getBookingFeed, async ({ ctx }) => ({ feed: await getFeed(ctx) }));
  mount(app, feed.renewBookingFeed, async ({ ctx }) => ({ feed: await renewFeed(ctx) }));
  mount(app, feed.getBookingFeedFile, ({ ctx, params, reply }) => {
    reply.type('text/calendar; charset=utf-8');
    return feedFile(ctx, params.file);
  });
}
