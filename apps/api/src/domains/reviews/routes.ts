import { commonErrors } from '@adunni/contracts/errors';
import * as ofBookings from '@adunni/contracts/reviews/bookings';
import * as contract from '@adunni/contracts/reviews/reviews';
import * as staff from '@adunni/contracts/reviews/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { readUpload } from '../../kit/http/upload.ts';
import { getVisit, visitsAmong } from './bookings/bookings.queries.ts';
import { getLine, linesOfOrder } from './lines.queries.ts';
import { listReviews } from './list.queries.ts';
import { loadReviews, reviewList, reviewRecord } from './staff/queries.ts';
import { hideReview, keepReview, replyToReview, restoreReview } from './staff/service.ts';
import { myVotesAndReports, reportReview, voteHelpful } from './votes-and-reports.service.ts';
import { uploadPhoto } from './writing/photos.service.ts';
import { editReview, writeReview } from './writing/write.service.ts';

/** Serves reviews: to everybody what is published, to customers their own, to makers and staff their work on them. */
export function reviewsRoutes(app: FastifyInstance): void {
  mount(app, contract.listReviews, async ({ params: { productId }, query, ctx, cacheTags }) => {
    cacheTags(`product:${productId}`);
    const list = await listReviews(ctx.pool, { kind: 'product', id: productId }, query, ctx.clock());
    if (!list) throw new Refusal(commonErrors.not_found);
    return list;
  });
  mount(app, contract.listServiceReviews, async ({ params: { serviceId }, query, ctx, cacheTags }) => {
    cacheTags(`service:${serviceId}`);
    const list = await listReviews(ctx.pool, { kind: 'service', id: serviceId }, query, ctx.clock());
    if (!list) throw new Refusal(commonErrors.not_found);
    return list;
  });
  mount(app, contract.listMyVotesAndReports, ({ query: { about, id }, ctx }) =>
    myVotesAndReports(ctx, { kind: about, id }),
  );
  mount(app, contract.listOrderReviews, async ({ params, ctx }) => ({
    lines: await linesOfOrder(ctx.db, ctx.viewer._id, params.orderId, ctx),
  }));
  mount(app, contract.getReviewLine, async ({ params, ctx }) => ({
    line: await getLine(ctx.db, ctx.viewer._id, params.itemId, ctx),
  }));
  mount(app, contract.writeReview, async ({ params, body, ctx }) => ({
    review: await writeReview(ctx, { itemId: params.itemId, bookingId: null }, body),
  }));
  mount(app, contract.uploadReviewPhoto, async ({ params, request, ctx }) => ({
    photo: await uploadPhoto(ctx, { itemId: params.itemId, bookingId: null }, () =>
      readUpload(request, contract.uploadReviewPhoto),
    ),
  }));
  mount(app, contract.editReview, async ({ params, body, ctx }) => ({
    review: await editReview(ctx, params.reviewId, body),
  }));
  mount(app, contract.voteHelpful, async ({ params, body, ctx }) => ({
    helpful: await voteHelpful(ctx, params.reviewId, body.isHelpful),
  }));
  mount(app, contract.reportReview, async ({ params, body, ctx }) => {
    await reportReview(ctx, params.reviewId, body);
    return { message: 'Thank you. We’ll review your report.' };
  });
  bookingRoutes(app);
  staffRoutes(app);
}

function bookingRoutes(app: FastifyInstance): void {
  mount(app, ofBookings.listBookingReviews, async ({ query, ctx }) => ({
    bookings: await visitsAmong(ctx.db, ctx.viewer._id, query.ids, ctx),
  }));
  mount(app, ofBookings.getReviewBooking, async ({ params, ctx }) => ({
    booking: await getVisit(ctx.db, ctx.viewer._id, params.bookingId, ctx),
  }));
  mount(app, ofBookings.writeBookingReview, async ({ params: { bookingId }, body, ctx }) => ({
    review: await writeReview(ctx, { itemId: null, bookingId }, body),
  }));
  mount(app, ofBookings.uploadBookingReviewPhoto, async ({ params: { bookingId }, request, ctx }) => ({
    photo: await uploadPhoto(ctx, { itemId: null, bookingId }, () =>
      readUpload(request, ofBookings.uploadBookingReviewPhoto),
    ),
  }));
}

function staffRoutes(app: FastifyInstance): void {
  crud(app, staff.reviewResource, { ...reviewList, load: loadReviews, record: reviewRecord });
  mount(app, staff.replyToReview, async ({ params: { _id }, body: { version, text }, ctx }) => ({
    version: await replyToReview(ctx, { _id, version }, text),
  }));
  mount(app, staff.hideReview, async ({ params: { _id }, body: { version, reason }, ctx }) => ({
    version: await hideReview(ctx, { _id, version }, reason),
  }));
  mount(app, staff.restoreReview, async ({ params: { _id }, body: { version }, ctx }) => ({
    version: await restoreReview(ctx, { _id, version }),
  }));
  mount(app, staff.keepReview, async ({ params: { _id }, body: { version }, ctx }) => ({
    version: await keepReview(ctx, { _id, version }),
  }));
}
