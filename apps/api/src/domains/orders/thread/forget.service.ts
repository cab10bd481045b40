import { asc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { removePictures } from '../../media/service.ts';
import { orders } from '../tables.ts';
import { orderMessages, orderNotes, orderPhotos } from './tables.ts';

/** Takes away what was written and photographed on a customer’s orders, for good. */
export async function forgetThreads(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const theirs = tx.select({ _id: orders._id }).from(orders).where(eq(orders.userId, userId));
  const photos = await tx
    .delete(orderPhotos)
    .where(inArray(orderPhotos.orderId, theirs))
    .returning({ mediaId: orderPhotos.mediaId });
  await tx.delete(orderMessages).where(inArray(orderMessages.orderId, theirs));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, theirs));
  await removePictures(
    deps,
    tx,
    photos.map(({ mediaId }) => mediaId),
  );
}

/** The conversations on a customer’s orders in plain words, oldest first; internal notes are no part of them. */
export async function exportThreads(db: Db | Tx, userId: string) {
  const rows = await db
    .select({ order: orders.number, message: orderMessages })
    .from(orderMessages)
    .innerJoin(orders, eq(orders._id, orderMessages.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderMessages._id));
  return rows.map(({ order, message }) => ({
    order,
    from: message.side,
    text: message.text,
    writtenAt: message.createdAt.toISOString(),
  }));
}
