import type { ReviewForm } from '@adunni/contracts/reviews/forms';
import { writeReview } from '@adunni/contracts/reviews/reviews';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import { buyFrom } from '../orders/staff/testing.ts';
import { orderItems, orderParts } from '../orders/tables.ts';
import type { TestShop } from '../orders/testing.ts';
import { reviews } from './tables.ts';

/** A dress that somebody bought from a shop and has received; the line is to be reviewed. */
export interface Received {
  customer: TestPerson;
  orderId: string;
  partId: string;
  itemId: string;
}

/** Buys a dress of a shop and lets it arrive, now unless said otherwise. */
export async function receive(test: TestApp, shop: TestShop, deliveredAt: Date = test.now): Promise<Received> {
  const { db } = test.app.deps;
  const { customer, orderId, partIds } = await buyFrom(test, [shop]);
  const partId = partIds[0] ?? '';
  await db.update(orderParts).set({ stage: 'delivered', deliveredAt }).where(eq(orderParts._id, partId));
  const [item] = await db.select({ _id: orderItems._id }).from(orderItems).where(eq(orderItems.partId, partId));
  return { customer, orderId, partId, itemId: item?._id ?? '' };
}

/** A review as its form sends it. */
export const words = (change: Partial<ReviewForm> = {}): ReviewForm => ({
  ...{ rating: 4, fit: 'true', title: 'Well cut', text: 'The seams match and the pockets hold.', photoIds: [] },
  ...change,
});

/** A received and reviewed dress; `values` are set on the row afterwards. */
export async function addReview(
  test: TestApp,
  shop: TestShop,
  values: Partial<typeof reviews.$inferInsert> = {},
): Promise<Received & { reviewId: string }> {
  const received = await receive(test, shop);
  const { itemId, customer } = received;
  const written = await test.call(writeReview, { params: { itemId }, body: words() }, customer);
  if (written.status !== 201) throw new Error(JSON.stringify(written.error));
  const reviewId = written.body.review._id;
  if (Object.keys(values).length > 0)
    await test.app.deps.db.update(reviews).set(values).where(eq(reviews._id, reviewId));
  return { ...received, reviewId };
}
