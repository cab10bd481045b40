import { exportAccount } from '@adunni/contracts/identity/account';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { fillPath } from '@adunni/contracts/request';
import {
  getReviewBooking,
  listBookingReviews,
  uploadBookingReviewPhoto,
  writeBookingReview,
} from '@adunni/contracts/reviews/bookings';
import {
  editReview,
  listMyVotesAndReports,
  listServiceReviews,
  reportReview,
  voteHelpful,
} from '@adunni/contracts/reviews/reviews';
import { hideReview, replyToReview, reviewResource } from '@adunni/contracts/reviews/staff';
import { getService, listServiceFacets, listServices } from '@adunni/contracts/services/services';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { bookingReports } from '../../bookings/reports/tables.ts';
import { bookings } from '../../bookings/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { photoBytes } from '../../media/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { addService } from '../../services/testing.ts';
import { eraseReviews } from '../erase.service.ts';
import { requestReviewsJob } from '../jobs.ts';
import { daysBefore } from '../rules.ts';
import { reviews } from '../tables.ts';
import { addReview, words } from '../testing.ts';
import { addServiceReview, attend, type Visit } from './testing.ts';

let test: TestApp;
let shop: TestShop;
let serviceId: string;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 20 });
});
afterAll(() => test.close());
beforeEach(async () => {
  serviceId = (await addService(test, { makerId: shop.makerId, title: 'Gele tying' }))._id;
});

const write = ({ bookingId }: Pick<Visit, 'bookingId'>, who: TestPerson, change = {}) =>
  test.call(writeBookingReview, { params: { bookingId }, body: words(change) }, who);
const shown = async () => (await test.call(listServiceReviews, { params: { serviceId } })).body;

async function upload({ bookingId }: Visit, who: TestPerson): Promise<{ status: number; _id: string }> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await photoBytes())]), 'photo.jpg');
  const url = test.origin + fillPath(uploadBookingReviewPhoto, { params: { bookingId } });
  const response = await fetch(url, { method: 'POST', headers: { 'x-access-token': who.token }, body });
  const answer = (await response.json()) as { photo?: { _id: string } };
  return { status: response.status, _id: answer.photo?._id ?? '' };
}

describe('the right to review a booking', () => {
  it('begins when it has taken place and is used once, however often it is sent', async () => {
    const visit = await attend(test, serviceId);
    const { customer, bookingId } = visit;
    const { db } = test.app.deps;
    await db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings._id, bookingId));
    const early = await write(visit, customer);
    expect([early.status, early.error.code]).toEqual([409, 'not_completed']);
    expect((await test.call(getReviewBooking, { params: { bookingId } }, customer)).status).toBe(404);
    await db.update(bookings).set({ status: 'completed' }).where(eq(bookings._id, bookingId));
    const mine = { query: { about: 'service', id: serviceId } } as const;
    expect((await test.call(listMyVotesAndReports, mine, customer)).body.toReview).toBe(
      `/bookings/${bookingId}/review`,
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(visit, customer, { fit: 'small' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await db.$count(reviews, eq(reviews.bookingId, bookingId))).toBe(1);
    // A service has no fit to speak of.
    expect((await shown()).items[0]).toMatchObject({ rating: 4, fit: null, size: '', isDemo: false });
    expect((await test.call(listMyVotesAndReports, mine, customer)).body.toReview).toBeNull();
  });

  it('is nobody else’s, and not that of whoever did the work', async () => {
    const visit = await attend(test, serviceId);
    const params = { bookingId: visit.bookingId };
    const stranger = await signInAs(test);
    const refused = await Promise.all([
      write(visit, stranger),
      write(visit, shop.owner),
      test.call(getReviewBooking, { params }, stranger),
      upload(visit, stranger),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const listed = await test.call(listBookingReviews, { query: { ids: visit.bookingId } }, stranger);
    expect(listed.body.bookings).toEqual([]);
    const own = await attend(test, serviceId, { customer: shop.owner });
    const selfish = await write(own, shop.owner);
    expect([selfish.status, selfish.error.code]).toEqual([409, 'own_piece']);
  });
});

it('is written with a photo, changed, answered, voted for, reported and hidden as any other', async () => {
  const visit = await attend(test, serviceId);
  const { customer, bookingId } = visit;
  const photo = await upload(visit, customer);
  const other = await attend(test, serviceId);
  const stolen = await write(other, other.customer, { photoIds: [photo._id] });
  expect([stolen.status, stolen.error.code]).toEqual([422, 'photo_gone']);
  const { body } = await write(visit, customer, { photoIds: [photo._id] });
  const reviewId = body.review._id;
  expect(body.review.photos.map(({ _id }) => _id)).toEqual([photo._id]);
  const edited = { params: { reviewId }, body: words({ rating: 2, photoIds: [photo._id] }) };
  expect((await test.call(editReview, edited, customer)).body.review.rating).toBe(2);
  const { bookings: listed } = (await test.call(listBookingReviews, { query: { ids: bookingId } }, customer)).body;
  expect(listed).toMatchObject([{ bookingId, title: 'Gele tying', review: { _id: reviewId } }]);

  const reader = await signInAs(test);
  const voted = await test.call(voteHelpful, { params: { reviewId }, body: { isHelpful: true } }, reader);
  expect(voted.body.helpful).toBe(1);
  expect(
    (await test.call(voteHelpful, { params: { reviewId }, body: { isHelpful: true } }, shop.owner)).error.code,
  ).toBe('own_work');
  await test.call(reportReview, { params: { reviewId }, body: { reason: 'untrue' } }, reader);

  const admin = await signInAs(test, 'Admin');
  const { record, version } = (await test.call(reviewResource.get, { params: { _id: reviewId } }, admin)).body;
  expect(record).toMatchObject({
    about: { kind: 'service', _id: serviceId },
    booking: { _id: bookingId },
    order: null,
  });
  const reply = { params: { _id: reviewId }, body: { version, text: 'Come again.' } };
  expect((await test.call(replyToReview, reply, (await openShop(test)).owner)).status).toBe(404);
  expect((await test.call(replyToReview, reply, shop.owner)).status).toBe(200);
  const told = async () => (await test.call(listNotifications, {}, customer)).body.items;
  expect((await told())[0]).toMatchObject({ path: `/services/${serviceId}/reviews` });
  const hide = { params: { _id: reviewId }, body: { version: version + 1, reason: 'It names a child.' } };
  expect((await test.call(hideReview, hide, admin)).status).toBe(200);
  expect((await told())[0]).toMatchObject({ path: `/bookings/${bookingId}/review` });
  expect((await shown()).figures).toMatchObject({ count: 0, rating: null });
});

it('is found among services by staff, and by the maker alone', async () => {
  const { reviewId } = await addServiceReview(test, serviceId);
  await addReview(test, shop);
  const ids = async (who: TestPerson, query: object) =>
    (await test.call(reviewResource.list, { query }, who)).body.items.map(({ _id }) => _id);
  const admin = await signInAs(test, 'Admin');
  expect(await ids(admin, { about: 'service' })).toContain(reviewId);
  expect(await ids(admin, { about: 'product' })).not.toContain(reviewId);
  expect(await ids(admin, { q: 'gele' })).toContain(reviewId);
  expect(await ids(shop.owner, { about: 'service' })).toContain(reviewId);
  expect(await ids((await openShop(test)).owner, {})).toEqual([]);
});

describe('figures of services', () => {
  it('stay exact when many write, change, hide and erase at once', async () => {
    const { db } = test.app.deps;
    const offered = await Promise.all([1, 2, 3].map(() => addService(test, { makerId: shop.makerId })));
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const service = offered[n % 3]?._id ?? '';
        const said = { author: 'A', rating: 1 + (n % 5), title: 'T', text: 'T' };
        const [row] = await db
          .insert(reviews)
          .values({ ...said, serviceId: service })
          .returning();
        const one = eq(reviews._id, row?._id ?? '');
        if (n % 4 === 0) await db.update(reviews).set({ status: 'hidden', hiddenReason: 'No.' }).where(one);
        if (n % 4 === 1)
          await db
            .update(reviews)
            .set({ rating: 5 - (n % 5) })
            .where(one);
        if (n % 4 === 2) await db.delete(reviews).where(one);
      }),
    );
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from services s cross join lateral (
        select count(*)::int as n, round(avg(rating), 2) as mean
        from reviews where service_id = s.id and status = 'published') raw
      where (s.review_count, s.rating) is distinct from (raw.n, raw.mean)`);
    expect(rows[0]?.count).toBe(0);
    expect(await db.$count(reviews, eq(reviews.serviceId, offered[0]?._id ?? ''))).toBeGreaterThan(10);
  });

  it('show on the card and the page, and narrow the list', async () => {
    await addServiceReview(test, serviceId, { rating: 5 });
    await addServiceReview(test, serviceId);
    const { service } = (await test.call(getService, { params: { serviceId } })).body;
    expect([service.rating, service.reviewCount]).toEqual([4.5, 2]);
    const poor = await addService(test, { makerId: shop.makerId });
    await addServiceReview(test, poor._id, { rating: 2 });
    const query = { maker: shop.slug, minRating: '4' };
    const { items } = (await test.call(listServices, { query })).body;
    expect(items.map(({ _id }) => _id)).toContain(serviceId);
    expect(items.map(({ _id }) => _id)).not.toContain(poor._id);
    const { rating } = (await test.call(listServiceFacets, { query })).body;
    expect(rating.map(({ value, count }) => [value, count >= items.length])).toEqual([
      ['4', true],
      ['3', true],
    ]);
    await addService(test);
    expect((await test.call(listServiceReviews, { params: { serviceId: shop.dress.productId } })).status).toBe(404);
  });

  it('drop the pages of the service, also when only a vote changes', async () => {
    const { reviewId } = await addServiceReview(test, serviceId);
    const heard: string[] = [];
    const stop = test.app.deps.changes.onTags((tags) => void heard.push(...(tags ?? [])));
    await test.call(voteHelpful, { params: { reviewId }, body: { isHelpful: true } }, await signInAs(test));
    await expect.poll(() => heard).toContain(`service:${serviceId}`);
    stop();
  });
});

it('is asked for three days after the visit, once, and not when it was written or a problem was reported', async () => {
  const ago = (days: number) => daysBefore(test.now, days);
  const [early, due] = [
    await attend(test, serviceId, { completedAt: ago(2.9) }),
    await attend(test, serviceId, { completedAt: ago(3) }),
  ];
  const written = await attend(test, serviceId, { completedAt: ago(4) });
  await write(written, written.customer);
  const contested = await attend(test, serviceId, { completedAt: ago(3) });
  const reported = { bookingId: contested.bookingId, reason: 'other' as const, text: 'It was cold.' };
  await test.app.deps.db.insert(bookingReports).values(reported);
  const run = () => requestReviewsJob.run(test.app.deps, {});
  await Promise.all([run(), run(), run()]);
  await run();
  const letters = ({ customer }: Visit) =>
    test.app.deps.db.$count(mails, and(eq(mails.recipient, customer.email), eq(mails.kind, 'notice-review-request')));
  expect(await Promise.all([early, due, written, contested].map(letters))).toEqual([0, 1, 0, 0]);
  const [notice] = (await test.call(listNotifications, {}, due.customer)).body.items;
  expect(notice).toMatchObject({ title: 'How was it: Gele tying?', path: `/bookings/${due.bookingId}/review` });
});

it('goes with the account of its author, and a maker’s answer with that of the maker', async () => {
  const [kept, gone] = [await addServiceReview(test, serviceId), await addServiceReview(test, serviceId)];
  const reply = { params: { _id: kept.reviewId }, body: { version: 1, text: 'Come again.' } };
  expect((await test.call(replyToReview, reply, shop.owner)).status).toBe(200);
  const exported = await test.call(exportAccount, {}, gone.customer);
  expect(exported.body.reviews).toMatchObject([{ about: 'Gele tying', rating: 4 }]);
  const { deps } = test.app;
  for (const userId of [gone.customer._id, shop.owner._id])
    await deps.db.transaction((tx) => eraseReviews(deps, tx, userId));
  const { items, figures } = await shown();
  expect(items).toMatchObject([{ _id: kept.reviewId, reply: null }]);
  expect(figures.count).toBe(1);
});
