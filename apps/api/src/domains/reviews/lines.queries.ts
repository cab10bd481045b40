import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedReviewLine } from '@adunni/contracts/reviews/reviews';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { makers } from '../makers/tables.ts';
import { type AddressSigner, pictureColumns, toPictureOrNull } from '../media/queries.ts';
import { media } from '../media/tables.ts';
import { orderItems, orderParts, orders } from '../orders/tables.ts';
import { toOwnReview } from './present.ts';
import { ARRIVED_STAGES } from './rules.ts';
import { reviews } from './tables.ts';
import { photosOf } from './writing/photos.queries.ts';

/** A line of a person’s own order; `productId` is null when the product is gone. */
export async function ownLine(db: Db | Tx, userId: string, itemId: string) {
  const [line] = await db
    .select({
      productId: orderItems.productId,
      title: orderItems.title,
      stage: orderParts.stage,
      makerId: makers._id,
      makerUserId: makers.userId,
    })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(and(eq(orderItems._id, itemId), eq(orders.userId, userId)));
  if (!line?.productId) throw new Refusal(commonErrors.not_found);
  return { ...line, productId: line.productId };
}

/** The lines of a person’s orders that have arrived and whose product still exists, with what they wrote of each. */
async function arrivedLines(
  db: Db | Tx,
  userId: string,
  which: SQL,
  signer: AddressSigner,
): Promise<LoadedReviewLine[]> {
  const rows = await db
    .select({ item: orderItems, orderId: orders._id, maker: makers.name, picture: pictureColumns, review: reviews })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .leftJoin(media, eq(media._id, orderItems.mediaId))
    .leftJoin(reviews, eq(reviews.itemId, orderItems._id))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orderParts.stage, [...ARRIVED_STAGES]),
        isNotNull(orderItems.productId),
        ne(makers.userId, userId),
        which,
      ),
    )
    .orderBy(asc(orderParts._id), asc(orderItems.position));
  const photos = await photosOf(
    db,
    rows.flatMap(({ review }) => review?._id ?? []),
  );
  return rows.map(({ item, orderId, maker, picture, review }) => ({
    itemId: item._id,
    orderId,
    productId: item.productId ?? '',
    title: item.title,
    size: item.size,
    colour: item.colour,
    maker,
    picture: toPictureOrNull(picture),
    review: review && toOwnReview(review, photos.get(review._id) ?? [], signer),
  }));
}

/** The lines of one of a person’s orders that they may review or have reviewed. */
export async function linesOfOrder(
  db: Db | Tx,
  userId: string,
  orderId: string,
  signer: AddressSigner,
): Promise<LoadedReviewLine[]> {
  const own = and(eq(orders._id, orderId), eq(orders.userId, userId));
  const [order] = await db.select({ _id: orders._id }).from(orders).where(own);
  if (!order) throw new Refusal(commonErrors.not_found);
  return arrivedLines(db, userId, eq(orders._id, orderId), signer);
}

/** A line that a person may review or has reviewed. Throws 404 for what is not theirs or has not arrived. */
export async function getLine(
  db: Db | Tx,
  userId: string,
  itemId: string,
  signer: AddressSigner,
): Promise<LoadedReviewLine> {
  const [line] = await arrivedLines(db, userId, eq(orderItems._id, itemId), signer);
  if (!line) throw new Refusal(commonErrors.not_found);
  return line;
}

/** Id of the latest line by which a person may still review a product, or null. */
export async function lineToReview(db: Db | Tx, userId: string, productId: string): Promise<string | null> {
  const [line] = await db
    .select({ _id: orderItems._id })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .leftJoin(reviews, eq(reviews.itemId, orderItems._id))
    .where(
      and(
        eq(orderItems.productId, productId),
        eq(orders.userId, userId),
        inArray(orderParts.stage, [...ARRIVED_STAGES]),
        ne(makers.userId, userId),
        isNull(reviews._id),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return line?._id ?? null;
}
