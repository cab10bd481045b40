import { randomUUID } from 'node:crypto';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { fillPath } from '@adunni/contracts/request';
import {
  editReview,
  getReviewLine,
  listOrderReviews,
  listReviews,
  uploadReviewPhoto,
  writeReview,
} from '@adunni/contracts/reviews/reviews';
import { hideReview, restoreReview, reviewResource } from '@adunni/contracts/reviews/staff';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { photoBytes } from '../../media/testing.ts';
import { orderParts } from '../../orders/tables.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { sweepReviewPhotosJob } from '../jobs.ts';
import { daysBefore } from '../rules.ts';
import { reviews, reviewUploads } from '../tables.ts';
import { addReview, type Received, receive, words } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 100 });
});
afterAll(() => test.close());

const passDays = (days: number) => {
  test.now = new Date(test.now.getTime() + days * DAY_MS);
};
const write = ({ itemId }: Pick<Received, 'itemId'>, who: TestPerson, change = {}) =>
  test.call(writeReview, { params: { itemId }, body: words(change) }, who);
const shown = async () =>
  (await test.call(listReviews, { params: { productId: shop.dress.productId }, query: { limit: 50 } })).body;

const statusAt = async (url: string) => (await fetch(`${test.origin}${url}/96.webp`)).status;

async function upload({ itemId }: Pick<Received, 'itemId'>, who: TestPerson) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await photoBytes())]), 'photo.jpg');
  const url = test.origin + fillPath(uploadReviewPhoto, { params: { itemId } });
  const response = await fetch(url, { method: 'POST', headers: { 'x-access-token': who.token }, body });
  const answer = (await response.json()) as { photo?: { _id: string; url: string } };
  return { status: response.status, _id: answer.photo?._id ?? '', url: answer.photo?.url ?? '' };
}

describe('the right to review', () => {
  it('begins with the delivery and is used once', async () => {
    const received = await receive(test, shop);
    const { customer, partId, orderId } = received;
    const at = (stage: 'dispatched' | 'closed') =>
      test.app.deps.db.update(orderParts).set({ stage }).where(eq(orderParts._id, partId));
    await at('dispatched');
    const early = await write(received, customer);
    expect([early.status, early.error.code]).toEqual([409, 'not_delivered']);
    expect((await test.call(listOrderReviews, { params: { orderId } }, customer)).body.lines).toEqual([]);
    await at('closed');
    const { status, body } = await write(received, customer, { fit: 'small' });
    expect([status, body.review.fit, body.review.isEditable]).toEqual([201, 'small', true]);
    const again = await write(received, customer);
    expect([again.status, again.error.code]).toEqual([409, 'already_reviewed']);
    const { lines } = (await test.call(listOrderReviews, { params: { orderId } }, customer)).body;
    expect(lines.map(({ review }) => review?._id)).toEqual([body.review._id]);
    const [first] = (await shown()).items;
    expect(first).toMatchObject({ _id: body.review._id, size: 'UK 12', colour: 'Indigo', isDemo: false });
    expect(first?.author).toMatch(/^\S+ \p{Lu}\.$/u);
  });

  it('is nobody else’s', async () => {
    const received = await receive(test, shop);
    const stranger = await signInAs(test);
    const params = { itemId: received.itemId };
    const refused = await Promise.all([
      write(received, stranger),
      write(received, shop.owner),
      test.call(getReviewLine, { params }, stranger),
      upload(received, stranger),
      write({ itemId: randomUUID() }, received.customer),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is not the maker’s own, whoever’s order it is', async () => {
    const received = await receive(test, shop);
    await test.app.deps.db.execute(`update orders set user_id = '${shop.owner._id}' where id = '${received.orderId}'`);
    const refused = await write(received, shop.owner);
    expect([refused.status, refused.error.code]).toEqual([409, 'own_piece']);
  });

  it('makes one review when the same form is sent ten times at once', async () => {
    const received = await receive(test, shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(received, received.customer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const { db } = test.app.deps;
    expect(await db.$count(reviews, eq(reviews.itemId, received.itemId))).toBe(1);
  });

  it.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { text: '  ' }, { photoIds: Array(5).fill(randomUUID()) }])(
    'takes no %j',
    async (change) => {
      const received = await receive(test, shop);
      expect((await write(received, received.customer, change)).status).toBe(400);
    },
  );
});

describe('an author', () => {
  it('changes the review for 30 days, and nobody else does', async () => {
    const { customer, reviewId } = await addReview(test, shop, { createdAt: daysBefore(test.now, 30) });
    const edit = (who: TestPerson, rating: number) =>
      test.call(editReview, { params: { reviewId }, body: words({ rating }) }, who);
    expect((await edit(await signInAs(test), 1)).status).toBe(404);
    expect((await edit(shop.owner, 5)).status).toBe(404);
    const changed = await edit(customer, 2);
    expect([changed.status, changed.body.review.rating, changed.body.review.editedAt]).toEqual([
      200,
      2,
      test.now.toISOString(),
    ]);
    test.now = new Date(test.now.getTime() + 1);
    const late = await edit(customer, 1);
    expect([late.status, late.error.code]).toEqual([409, 'not_editable']);
  });

  it('tells the maker without names or words', async () => {
    const { reviewId } = await addReview(test, shop);
    const { items } = (await test.call(listNotifications, {}, shop.owner)).body;
    const notice = items.find(({ path }) => path === `/designer/reviews/${reviewId}`);
    expect(notice?.title).toBe('New review of Shift dress in ankara');
    expect(notice?.text).not.toContain('pockets');
  });
});

describe('photos', () => {
  it('belong to one review, go when they are taken out, and are swept when nobody used them', async () => {
    const received = await receive(test, shop);
    const { customer } = received;
    const [one, two, unused] = [
      await upload(received, customer),
      await upload(received, customer),
      await upload(received, customer),
    ];
    expect([await statusAt(one.url), await statusAt(`/media/${one._id}`)]).toEqual([200, 404]);
    const { body } = await write(received, customer, { photoIds: [two._id, one._id] });
    expect(body.review.photos.map(({ _id }) => _id)).toEqual([two._id, one._id]);
    expect([await statusAt(`/media/${one._id}`), await statusAt(`/media/${unused._id}`)]).toEqual([200, 404]);
    const other = await receive(test, shop);
    const stolen = await write(other, other.customer, { photoIds: [unused._id] });
    expect([stolen.status, stolen.error.code]).toEqual([422, 'photo_gone']);

    const params = { reviewId: body.review._id };
    const edited = await test.call(editReview, { params, body: words({ photoIds: [one._id] }) }, customer);
    expect(edited.body.review.photos.map(({ _id }) => _id)).toEqual([one._id]);
    const { db } = test.app.deps;
    const isStored = async (id: string) => (await db.$count(media, eq(media._id, id))) === 1;
    expect([await isStored(one._id), await isStored(two._id)]).toEqual([true, false]);
    expect((await shown()).figures.withPhotos).toBe(1);

    await sweepReviewPhotosJob.run(test.app.deps, {});
    expect(await isStored(unused._id)).toBe(true);
    passDays(2.1);
    await sweepReviewPhotosJob.run(test.app.deps, {});
    expect([await isStored(unused._id), await isStored(one._id)]).toEqual([false, true]);
    expect(await db.$count(reviewUploads, and(eq(reviewUploads.userId, customer._id)))).toBe(0);
  });

  it('of a review that staff hide open to its author and staff only, until it is shown again', async () => {
    const received = await receive(test, shop);
    const { customer } = received;
    const admin = await signInAs(test, 'Admin');
    const [one, two] = [await upload(received, customer), await upload(received, customer)];
    const { body } = await write(received, customer, { photoIds: [one._id] });
    const [_id, reviewId] = [body.review._id, body.review._id];
    const open = async () => [await statusAt(`/media/${one._id}`), await statusAt(`/media/${two._id}`)];
    expect(await open()).toEqual([200, 404]);
    const hide = { params: { _id }, body: { version: 1, reason: 'It shows a neighbour.' } };
    expect((await test.call(hideReview, hide, admin)).status).toBe(200);
    await expect.poll(open).toEqual([404, 404]);
    const change = { params: { reviewId }, body: words({ photoIds: [one._id, two._id] }) };
    const edited = await test.call(editReview, change, customer);
    for (const { url } of edited.body.review.photos) expect(await statusAt(url)).toBe(200);
    const seen = (await test.call(reviewResource.get, { params: { _id } }, admin)).body;
    for (const { url } of seen.record.photos) expect(await statusAt(url)).toBe(200);
    expect(await open()).toEqual([404, 404]);
    await test.call(restoreReview, { params: { _id }, body: { version: seen.version } }, admin);
    expect(await open()).toEqual([200, 200]);
  });
});
