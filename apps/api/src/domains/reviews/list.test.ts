import { getProduct } from '@adunni/contracts/catalog/catalog';
import { getMaker } from '@adunni/contracts/makers/makers';
import { listMyVotesAndReports, listReviews, reportReview, voteHelpful } from '@adunni/contracts/reviews/reviews';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { products } from '../catalog/tables.ts';
import { addProduct } from '../catalog/testing.ts';
import { signInAs } from '../identity/testing.ts';
import { openShop } from '../orders/testing.ts';
import { reviewPhotos, reviews, reviewVotes } from './tables.ts';
import { addReview } from './testing.ts';

let test: TestApp;
let productId: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  productId = (await addProduct(test))._id;
});

type Values = Partial<typeof reviews.$inferInsert>;
const plain = (values: Values = {}) => ({ productId, author: 'A', rating: 4, title: 'T', text: 'T', ...values });

async function add(...rows: Values[]): Promise<string[]> {
  const { db } = test.app.deps;
  const stored = await db.insert(reviews).values(rows.map(plain)).returning({ _id: reviews._id });
  return stored.map(({ _id }) => _id);
}
const list = async (query: Record<string, string | number> = {}) =>
  (await test.call(listReviews, { params: { productId }, query })).body;

/** Products whose figures differ from the raw reviews. */
async function inexact(): Promise<number> {
  const { rows } = await test.app.deps.db.execute<{ count: number }>(sql`
    select count(*)::int as count from products p
    cross join lateral (
      select count(*)::int as n, coalesce(sum(rating), 0)::int as total, round(avg(rating), 2) as mean,
        count(fit)::int as fits,
        round(avg(case fit when 'small' then -1 when 'true' then 0 when 'large' then 1 end), 2) as fit
      from reviews where product_id = p.id and status = 'published') raw
    where (p.review_count, p.rating_sum, p.rating, p.fit_count, p.fit_score)
      is distinct from (raw.n, raw.total, raw.mean, raw.fits, raw.fit)`);
  return rows[0]?.count ?? -1;
}

describe('figures', () => {
  it('add up what is published', async () => {
    await add({ rating: 5, fit: 'small' }, { rating: 5, fit: 'small' }, { rating: 2, fit: 'true' }, { rating: 4 });
    await add({ rating: 1, fit: 'large', status: 'hidden', hiddenReason: 'Names a neighbour.' });
    expect((await list()).figures).toEqual({
      count: 4,
      rating: 4,
      ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: [0, 0, 1, 0, 1, 2][stars] })),
      fit: { small: 2, true: 1, large: 0 },
      fitScore: -0.67,
      withPhotos: 0,
    });
    const { product } = (await test.call(getProduct, { params: { productId } })).body;
    expect([product.rating, product.reviewCount, product.fit]).toEqual([4, 4, 'small']);
  });

  it('stay exact when many write, change, hide, vote and erase at once', async () => {
    const { db } = test.app.deps;
    const pieces = await Promise.all([1, 2, 3].map(() => addProduct(test)));
    const voters = await Promise.all(Array.from({ length: 8 }, () => signInAs(test)));
    const FITS = ['small', 'true', 'large', null] as const;
    await Promise.all(
      Array.from({ length: 90 }, async (_, n) => {
        const [row] = await db
          .insert(reviews)
          .values({ ...plain(), productId: pieces[n % 3]?._id ?? '', rating: 1 + (n % 5), fit: FITS[n % 4] ?? null })
          .returning();
        const one = eq(reviews._id, row?._id ?? '');
        if (n % 6 === 0) await db.update(reviews).set({ status: 'hidden', hiddenReason: 'No.' }).where(one);
        if (n % 6 === 1)
          await db
            .update(reviews)
            .set({ rating: 5 - (n % 5), fit: 'large' })
            .where(one);
        if (n % 6 === 2) await db.delete(reviews).where(one);
        if (n % 6 > 2)
          await Promise.all(
            voters.map(async ({ _id: userId }) => {
              await db.insert(reviewVotes).values({ reviewId: row?._id ?? '', userId });
              if (n % 6 === 4)
                await db
                  .delete(reviewVotes)
                  .where(and(eq(reviewVotes.userId, userId), eq(reviewVotes.reviewId, row?._id ?? '')));
            }),
          );
      }),
    );
    expect(await inexact()).toBe(0);
    const votes = sql`(select count(*) from review_votes v where v.review_id = ${reviews._id})`;
    expect(await db.$count(reviews, sql`${reviews.helpful} <> ${votes}`)).toBe(0);
    expect(await db.$count(reviewVotes)).toBeGreaterThan(100);
  });

  it('make a maker’s rating the mean of every review, not of the pieces', async () => {
    const { db } = test.app.deps;
    const shop = await openShop(test);
    await db
      .insert(reviews)
      .values([5, 5, 4].map((rating) => ({ ...plain({ rating }), productId: shop.dress.productId })));
    await db
      .insert(reviews)
      .values([1, 2, 2, 2].map((rating) => ({ ...plain({ rating }), productId: shop.gown.productId })));
    const { maker } = (await test.call(getMaker, { params: { slug: shop.slug } })).body;
    expect([maker.reviewCount, maker.rating]).toEqual([7, 3]);
  });
});

describe('the list', () => {
  it('narrows by stars, fit and photos', async () => {
    const [a, b] = await add({ rating: 5, fit: 'small' }, { rating: 5, fit: 'large' }, { rating: 3, fit: 'large' });
    const { db } = test.app.deps;
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into media (source, path, content_type, width, height, bytes, alt, dominant)
      values ('upload', ${productId}, 'image/webp', 4, 3, 1, 'A dress', '#000000') returning id`);
    await db.insert(reviewPhotos).values({ reviewId: b ?? '', mediaId: rows[0]?.id ?? '', position: 0 });
    const found = async (query: Record<string, string | number>) => (await list(query)).items.map(({ _id }) => _id);
    expect(await found({ rating: 5, fit: 'small' })).toEqual([a]);
    expect(await found({ photos: '1' })).toEqual([b]);
    expect((await list({ fit: 'large' })).total).toBe(2);
    expect((await list({ photos: '1' })).items[0]?.photos[0]?.alt).toBe('A dress');
    expect((await test.call(listReviews, { params: { productId }, query: { rating: 9 } })).status).toBe(400);
  });

  it.each(['newest', 'helpful', 'highest', 'lowest'] as const)('goes on page by page, %s first', async (sort) => {
    const day = (n: number) => new Date(test.now.getTime() - n * 86_400_000);
    await add(
      ...Array.from({ length: 11 }, (_, n) => ({
        rating: 1 + ((n * 3) % 5),
        helpful: (n * 5) % 4,
        createdAt: day(n % 7),
      })),
    );
    const seen: Awaited<ReturnType<typeof list>>['items'] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ sort, limit: 4, ...(after && { after }) });
      seen.push(...page.items);
      after = page.next;
    } while (after);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(11);
    const by = { newest: () => 0, helpful: (r: { helpful: number }) => -r.helpful };
    const rank = (r: (typeof seen)[number]): number =>
      sort === 'highest' ? -r.rating : sort === 'lowest' ? r.rating : by[sort](r);
    const sorted = seen.toSorted((x, y) => rank(x) - rank(y) || y.createdAt.localeCompare(x.createdAt));
    expect(seen.map((r) => [rank(r), r.createdAt])).toEqual(sorted.map((r) => [rank(r), r.createdAt]));
  });

  it('shows nothing of a product that the public does not see', async () => {
    await add({});
    await test.app.deps.db.update(products).set({ status: 'draft' }).where(eq(products._id, productId));
    expect((await test.call(listReviews, { params: { productId } })).status).toBe(404);
  });

  it('drops the product’s pages with every change', async () => {
    const shop = await openShop(test);
    const { reviewId } = await addReview(test, shop);
    const heard: string[] = [];
    const stop = test.app.deps.changes.onTags((tags) => void heard.push(...(tags ?? [])));
    await test.call(voteHelpful, { params: { reviewId }, body: { isHelpful: true } }, await signInAs(test));
    await expect.poll(() => heard).toContain(`product:${shop.dress.productId}`);
    stop();
  });
});

describe('votes and reports of a review', () => {
  it('count each person once and can be taken back, but not by its author or the maker', async () => {
    const shop = await openShop(test);
    const { reviewId, customer } = await addReview(test, shop);
    const reader = await signInAs(test);
    const vote = (isHelpful: boolean, who = reader) =>
      test.call(voteHelpful, { params: { reviewId }, body: { isHelpful } }, who);
    await Promise.all(Array.from({ length: 6 }, () => vote(true)));
    expect((await vote(true)).body.helpful).toBe(1);
    expect((await vote(true, await signInAs(test))).body.helpful).toBe(2);
    const own = await vote(true, customer);
    expect([own.status, own.error.code]).toEqual([409, 'own_review']);
    const maker = await vote(true, shop.owner);
    expect([maker.status, maker.error.code]).toEqual([409, 'own_work']);
    const mine = { query: { about: 'product', id: shop.dress.productId } } as const;
    expect((await test.call(listMyVotesAndReports, mine, reader)).body).toMatchObject({ helpful: [reviewId], own: [] });
    expect((await test.call(listMyVotesAndReports, mine, customer)).body).toMatchObject({
      own: [reviewId],
      toReview: null,
    });
    expect((await vote(false)).body.helpful).toBe(1);
    expect((await vote(false)).body.helpful).toBe(1);
  });

  it('reach no hidden review', async () => {
    const shop = await openShop(test);
    const { reviewId } = await addReview(test, shop, { status: 'hidden', hiddenReason: 'No.' });
    const reader = await signInAs(test);
    const params = { reviewId };
    const refused = await Promise.all([
      test.call(voteHelpful, { params, body: { isHelpful: true } }, reader),
      test.call(reportReview, { params, body: { reason: 'untrue' } }, reader),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  });
});
