import { eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { messagesAbout } from '../../conversations/queries.ts';
import { eraseConversations } from '../../conversations/service.ts';
import { removePictures } from '../../media/service.ts';
import { stagePhotos } from '../stages/tables.ts';
import { orderParts, orders, stageEvents } from '../tables.ts';

/** Takes away what was written, noted and photographed on a customer’s orders, for good. */
export async function eraseOrderConversations(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const subjectIds = (await ordersOf(tx, userId)).map(({ _id }) => _id);
  await eraseConversations(deps, tx, { kind: 'order', subjectIds });
  const theirs = tx
    .select({ _id: stageEvents._id })
    .from(stageEvents)
    .innerJoin(orderParts, eq(orderParts._id, stageEvents.partId))
    .where(inArray(orderParts.orderId, subjectIds));
  const photos = await tx
    .delete(stagePhotos)
    .where(inArray(stagePhotos.eventId, theirs))
    .returning({ mediaId: stagePhotos.mediaId });
  await removePictures(
    deps,
    tx,
    photos.map(({ mediaId }) => mediaId),
  );
}

/** The conversations on a customer’s orders in plain words, oldest first; internal notes are no part of them. */
export async function exportOrderConversations(db: Db | Tx, userId: string) {
  const numbers = new Map((await ordersOf(db, userId)).map(({ _id, number }) => [_id, number]));
  const said = await messagesAbout(db, 'order', [...numbers.keys()]);
  return said.map(({ subjectId, side, text, createdAt }) => ({
    order: numbers.get(subjectId) ?? '',
    from: side,
    text,
    writtenAt: createdAt.toISOString(),
  }));
}

const ordersOf = (db: Db | Tx, userId: string) =>
  db.select({ _id: orders._id, number: orders.number }).from(orders).where(eq(orders.userId, userId));
