import type { Fit } from '@adunni/contracts/reviews/forms';
import { pictureIndex } from '@adunni/garment-art/media';
import { asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { products } from '../../domains/catalog/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import { orderItems, orderParts, orders } from '../../domains/orders/tables.ts';
import { ARRIVED_STAGES, ASK_AFTER_DAYS, daysBefore, publicName } from '../../domains/reviews/rules.ts';
import { reviewPhotos, reviewReports, reviewRequests, reviews, reviewVotes } from '../../domains/reviews/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { demoProducts } from '../catalog/products.ts';
import { demoAnswers, demoPhotos, demoReport } from './answers.ts';
import { ofMadePieces, ofReadyPieces } from './further.ts';

interface Known {
  /** Media by the file of a picture. */
  pictures: ReadonlyMap<string, string>;
  /** The demo’s own customer, whose pieces are left for whoever tries it. */
  customerId: string;
  now: Date;
}

/**
 * Stores the demo’s reviews, each labelled as such: those written with the catalogue, and those of some of the past
 * year’s orders. Call it after these.
 */
export async function seedReviews(tx: Tx, known: Known): Promise<void> {
  const rows = [...(await writtenRows(tx, known)), ...(await furtherRows(tx, known))];
  await tx.insert(reviews).values(rows.map(({ photos: _photos, ...row }) => row));
  await tx
    .insert(reviewPhotos)
    .values(
      rows.flatMap(({ _id, photos }) => photos.map((mediaId, position) => ({ reviewId: _id, mediaId, position }))),
    );
  const voters = await votersOf(tx, known);
  await vote(tx, rows, voters, known);
  await report(tx, rows, voters, known);
  // Nobody invented is to be asked by mail for what arrived before the demo began.
  await tx.insert(reviewRequests).select(
    tx
      .select({ partId: orderParts._id, createdAt: sql`${known.now.toISOString()}::timestamptz`.as('created_at') })
      .from(orderParts)
      .where(lte(orderParts.deliveredAt, daysBefore(known.now, ASK_AFTER_DAYS))),
  );
}

type Row = typeof reviews.$inferInsert & { _id: string; createdAt: Date; photos: string[] };

async function writtenRows(tx: Tx, { pictures, now }: Known): Promise<Row[]> {
  const stored = await tx.select({ _id: products._id, slug: products.slug }).from(products);
  const ids = new Map(stored.map(({ _id, slug }) => [slug, _id]));
  return demoProducts.flatMap(({ slug, reviews: written }, place) =>
    written.map(([author, rating, fit, title, text], index) => {
      const createdAt = new Date(now.getTime() - (4 + index * 13 + (place % 9)) * DAY_MS);
      const answer = demoAnswers.find(([of, to]) => of === slug && to === author);
      const [, , ...names] = demoPhotos.find(([of, by]) => of === slug && by === author) ?? ['', ''];
      return {
        ...{ _id: newId({ msecs: createdAt.getTime() }), productId: ids.get(slug) ?? '' },
        ...{ author, rating, fit, title, text, createdAt, isDemo: true },
        ...(answer && { reply: answer[3], repliedAt: new Date(createdAt.getTime() + answer[2] * DAY_MS) }),
        photos: names.flatMap((name) => pictureOf(slug, name, pictures)),
      };
    }),
  );
}

function pictureOf(slug: string, name: string, pictures: Known['pictures']): string[] {
  const file = pictureIndex[slug]?.find((picture) => picture.file === `products/${slug}/${name}.webp`)?.file;
  const id = file && pictures.get(file);
  return id ? [id] : [];
}

/** A review for some of the latest orders that arrived, by those who bought, no product twice by the same hand. */
async function furtherRows(tx: Tx, { customerId, now }: Known): Promise<Row[]> {
  const lines = await tx
    .select({
      itemId: orderItems._id,
      productId: orderItems.productId,
      kind: orderItems.kind,
      size: orderItems.size,
      userId: orders.userId,
      deliveredAt: orderParts.deliveredAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(users, eq(users._id, orders.userId))
    .where(inArray(orderParts.stage, [...ARRIVED_STAGES]))
    .orderBy(desc(orderParts.deliveredAt), asc(orderItems._id));
  const banks = { 'made-to-measure': [...ofMadePieces], 'ready-to-wear': [...ofReadyPieces] };
  const written = new Map<string, number>();
  const seen = new Set<string>([customerId]);
  return lines.flatMap(({ productId, deliveredAt, kind, size, ...line }) => {
    // Cloth and beads have no fit to speak of.
    if (!productId || !deliveredAt || (kind === 'ready-to-wear' && !/^(?:XS|S|M|L|XL|XXL|UK .*)$/.test(size)))
      return [];
    if (seen.has(line.userId) || (written.get(productId) ?? 0) >= 3) return [];
    const createdAt = new Date(deliveredAt.getTime() + 5 * DAY_MS);
    const said = createdAt < now ? banks[kind].shift() : undefined;
    if (!said) return [];
    seen.add(line.userId);
    written.set(productId, (written.get(productId) ?? 0) + 1);
    const [rating, fit, title, text]: readonly [number, Fit | null, string, string] = said;
    return {
      ...{ _id: newId({ msecs: createdAt.getTime() }), productId, itemId: line.itemId, userId: line.userId },
      ...{ author: publicName(line), rating, fit, title, text, createdAt, isDemo: true, photos: [] },
    };
  });
}

/** The year’s customers but the demo’s own. */
async function votersOf(tx: Tx, { customerId }: Known): Promise<string[]> {
  const people = await tx.selectDistinct({ _id: orders.userId }).from(orders).orderBy(asc(orders.userId));
  return people.flatMap(({ _id }) => (_id === customerId ? [] : _id));
}

/** Some of them find some reviews helpful, those with a photo or a low mark more often. */
async function vote(tx: Tx, rows: readonly Row[], voters: readonly string[], { now }: Known): Promise<void> {
  const votes = rows.flatMap(({ _id, userId, rating, photos }, place) => {
    const count = ((place * 7) % 4) + (photos.length > 0 ? 4 : 0) + (rating < 4 ? 3 : 0);
    const from = place % 20;
    const helped = voters.slice(from, from + count).filter((voter) => voter !== userId);
    return helped.map((voter) => ({ reviewId: _id, userId: voter, createdAt: now }));
  });
  if (votes.length > 0) await tx.insert(reviewVotes).values(votes);
}

/** One of them reports a review. */
async function report(tx: Tx, rows: readonly Row[], [reporter]: readonly string[], { now }: Known): Promise<void> {
  const { slug, author, reason, text } = demoReport;
  const [product] = await tx.select({ _id: products._id }).from(products).where(eq(products.slug, slug));
  const review = rows.find((row) => row.productId === product?._id && row.author === author);
  if (!review || !reporter) return;
  const reportedAt = new Date(now.getTime() - DAY_MS);
  await tx
    .insert(reviewReports)
    .values({ reviewId: review._id, userId: reporter, reason, text, createdAt: reportedAt });
  await tx.update(reviews).set({ reportedAt }).where(eq(reviews._id, review._id));
}
