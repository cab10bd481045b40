import { exportAccount } from '@adunni/contracts/identity/account';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getReviewLine, listReviews, reportReview, voteHelpful } from '@adunni/contracts/reviews/reviews';
import { hideReview, keepReview, replyToReview, restoreReview, reviewResource } from '@adunni/contracts/reviews/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { eraseReviews } from '../erase.service.ts';
import { reviews } from '../tables.ts';
import { addReview } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 50 });
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const onPage = async (reviewId: string) => {
  const { body } = await test.call(listReviews, { params: { productId: shop.dress.productId }, query: { limit: 50 } });
  return body.items.find(({ _id }) => _id === reviewId);
};
const record = (reviewId: string, who: TestPerson) => test.call(reviewResource.get, { params: { _id: reviewId } }, who);
const told = async (who: TestPerson) =>
  (await test.call(listNotifications, {}, who)).body.items.map(({ title }) => title);

describe('a maker', () => {
  it('sees and answers reviews of their own pieces, once, and may change the answer', async () => {
    const { reviewId, customer } = await addReview(test, shop);
    const other = await openShop(test);
    const reply = (who: TestPerson, text: string, version: number) =>
      test.call(replyToReview, { params: { _id: reviewId }, body: { text, version } }, who);
    expect((await reply(other.owner, 'Mine!', 1)).status).toBe(404);
    expect((await record(reviewId, other.owner)).status).toBe(404);
    expect((await test.call(reviewResource.list, {}, other.owner)).body.items).toEqual([]);
    const [one, two] = await Promise.all([reply(shop.owner, 'Thank you.', 1), reply(shop.owner, 'Thank you!', 1)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect((await reply(shop.owner, 'Thank you, truly.', 2)).status).toBe(200);
    expect((await onPage(reviewId))?.reply?.text).toBe('Thank you, truly.');
    const answers = (await told(customer)).filter((title) => title.includes('replied to your review'));
    expect(answers).toEqual(['The maker of Shift dress in ankara replied to your review']);
  });

  it('learns nothing of reports and sees nothing hidden', async () => {
    const { reviewId } = await addReview(test, shop);
    const body = { reason: 'private', text: 'It names my neighbour.' } as const;
    await test.call(reportReview, { params: { reviewId }, body }, await signInAs(test));
    const seen = await record(reviewId, shop.owner);
    expect(seen.body.record).toMatchObject({ status: 'published', reports: 0, reported: [] });
    const reported = await test.call(reviewResource.list, { query: { status: 'reported' } }, shop.owner);
    expect(reported.body.items).toEqual([]);
    await test.app.deps.db
      .update(reviews)
      .set({ status: 'hidden', hiddenReason: 'It names a neighbour.' })
      .where(eq(reviews._id, reviewId));
    expect((await record(reviewId, shop.owner)).status).toBe(404);
  });
});

describe('the list', () => {
  it('begins for staff with what is reported, for the maker with what waits for a reply, and tells them nothing else', async () => {
    const mine = await openShop(test, { stock: 5 });
    const added = async (minutesAgo: number, rating = 5) => {
      const { reviewId } = await addReview(test, mine);
      const createdAt = new Date(test.now.getTime() - minutesAgo * 60_000);
      await test.app.deps.db.update(reviews).set({ createdAt, rating }).where(eq(reviews._id, reviewId));
      return reviewId;
    };
    const [first, second, third] = [await added(3), await added(2), await added(1)];
    const listed = async (who: TestPerson, query = {}) => {
      const ids = (await test.call(reviewResource.list, { query }, who)).body.items.map(({ _id }) => _id);
      return ids.filter((id) => [first, second, third].includes(id));
    };
    const answer = { params: { _id: first }, body: { text: 'Thank you.', version: 1 } };
    expect((await test.call(replyToReview, answer, mine.owner)).status).toBe(200);
    expect(await listed(mine.owner)).toEqual([second, third, first]);
    expect(await listed(mine.owner, { answered: 'no' })).toEqual([second, third]);
    const poor = await added(0.5, 3);
    const all = (await test.call(reviewResource.list, {}, mine.owner)).body.items.map(({ _id }) => _id);
    expect(all).toEqual([poor, second, third, first]);
    const report = { params: { reviewId: second }, body: { reason: 'offensive' as const } };
    await test.call(reportReview, report, await signInAs(test));
    expect(await listed(admin)).toEqual([second, third, first]);
    expect(await listed(admin, { sort: '-createdAt' })).toEqual([third, second, first]);
    expect(await listed(mine.owner)).toEqual([second, third, first]);
  });
});

describe('moderation', () => {
  it('finds what is reported, hides it with a reason that its author reads, and shows it again', async () => {
    const { reviewId, customer, itemId } = await addReview(test, shop);
    const params = { reviewId };
    for (const who of [await signInAs(test), await signInAs(test)])
      for (let time = 0; time < 2; time += 1)
        await test.call(reportReview, { params, body: { reason: 'offensive' } }, who);
    expect(await told(admin)).toContain('Review of Shift dress in ankara reported');
    const queue = await test.call(reviewResource.list, { query: { status: 'reported' } }, admin);
    const row = queue.body.items.find(({ _id }) => _id === reviewId);
    expect(row).toMatchObject({ reports: 2, status: 'reported' });
    const { version } = (await record(reviewId, admin)).body;
    const hide = (seen: number, who = admin) =>
      test.call(hideReview, { params: { _id: reviewId }, body: { version: seen, reason: 'It insults.' } }, who);
    expect((await hide(version, shop.owner)).status).toBe(403);
    expect((await hide(version)).status).toBe(200);
    expect((await hide(version)).error.code).toBe('stale');
    expect(await onPage(reviewId)).toBeUndefined();
    const { line } = (await test.call(getReviewLine, { params: { itemId } }, customer)).body;
    expect(line.review).toMatchObject({ status: 'hidden', hiddenReason: 'It insults.' });
    const letters = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, customer.email));
    expect(letters.filter(({ text }) => text.includes('Reason: It insults.'))).toHaveLength(1);
    const after = (await record(reviewId, admin)).body.record;
    expect([after.status, after.reports, after.reported.map(({ isOpen }) => isOpen)]).toEqual([
      'hidden',
      0,
      [false, false],
    ]);
    await test.call(restoreReview, { params: { _id: reviewId }, body: { version: version + 1 } }, admin);
    expect((await onPage(reviewId))?.rating).toBe(4);
    expect(await told(customer)).toContain('Your review of Shift dress in ankara is shown again');
  });

  it('can decide that a review stays', async () => {
    const { reviewId } = await addReview(test, shop);
    await test.call(reportReview, { params: { reviewId }, body: { reason: 'untrue' } }, await signInAs(test));
    const { version } = (await record(reviewId, admin)).body;
    await test.call(keepReview, { params: { _id: reviewId }, body: { version } }, admin);
    expect((await record(reviewId, admin)).body.record).toMatchObject({ status: 'published', reports: 0 });
  });
});

it('is exported with the account and goes with it, its votes too', async () => {
  const { reviewId, customer } = await addReview(test, shop);
  const { reviewId: elsewhere } = await addReview(test, shop);
  await test.call(voteHelpful, { params: { reviewId: elsewhere }, body: { isHelpful: true } }, customer);
  const { body } = await test.call(exportAccount, {}, customer);
  expect(body.reviews).toMatchObject([{ about: 'Shift dress in ankara', rating: 4, title: 'Well cut' }]);
  const { deps } = test.app;
  await deps.db.transaction((tx) => eraseReviews(deps, tx, customer._id));
  expect(await onPage(reviewId)).toBeUndefined();
  expect((await onPage(elsewhere))?.helpful).toBe(0);
  expect(await deps.db.$count(reviews, eq(reviews.userId, customer._id))).toBe(0);
});
