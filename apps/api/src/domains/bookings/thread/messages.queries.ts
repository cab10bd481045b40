import type { BookingMessage } from '@adunni/contracts/bookings/thread';
import { isStaff, type Role } from '@adunni/contracts/roles';
import { and, asc, count, eq, inArray, isNull, lte, ne, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { type PictureRow, pictureColumns, toPicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { bookings } from '../tables.ts';
import { bookingMessages, bookingPhotos } from './tables.ts';

/** Who reads a conversation: the customer, or somebody at work. Whether they may is decided before. */
export type Reader = { customerId: string } | { _id: string; role: Role };

/** A conversation, oldest first. */
export async function listThread(db: Db | Tx, reader: Reader, bookingId: string) {
  const messages = await present(db, reader, eq(bookingMessages.bookingId, bookingId));
  return { messages, unread: await countUnread(db, reader, bookingId) };
}

/** One message as its reader sees it. */
export async function getMessage(db: Db | Tx, reader: Reader, messageId: string): Promise<BookingMessage> {
  const [message] = await present(db, reader, eq(bookingMessages._id, messageId));
  if (!message) throw new Error(`the message ${messageId} was not stored`);
  return message;
}

/** How many messages of the other side wait for the reader. */
export async function countUnread(db: Db | Tx, reader: Reader, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(bookingMessages)
    .where(and(eq(bookingMessages.bookingId, bookingId), isUnreadBy(reader)));
  return row?.unread ?? 0;
}

/** Marks what waits for the reader as read, up to the last message that they saw; answers with what still waits. */
export async function markThreadRead(
  db: Db | Tx,
  reader: Reader,
  { bookingId, lastId, now }: { bookingId: string; lastId: string; now: Date },
): Promise<number> {
  await db
    .update(bookingMessages)
    .set({ readAt: now })
    .where(and(eq(bookingMessages.bookingId, bookingId), isUnreadBy(reader), lte(bookingMessages._id, lastId)));
  return countUnread(db, reader, bookingId);
}

/** The customer’s messages are the workshop’s to answer; staff who look over its shoulder leave them unread. */
function isUnreadBy(reader: Reader): SQL | undefined {
  const unread = isNull(bookingMessages.readAt);
  if ('customerId' in reader) return and(unread, ne(bookingMessages.side, 'customer'));
  return isStaff(reader.role) ? inArray(bookingMessages._id, []) : and(unread, eq(bookingMessages.side, 'customer'));
}

async function present(db: Db | Tx, reader: Reader, where: SQL): Promise<BookingMessage[]> {
  const rows = await db
    .select({
      message: bookingMessages,
      maker: makers.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookings._id, bookingMessages.bookingId))
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .innerJoin(users, eq(users._id, bookingMessages.authorId))
    .where(where)
    .orderBy(asc(bookingMessages._id));
  const photos = await photosOf(
    db,
    rows.map(({ message }) => message._id),
  );
  const readerId = 'customerId' in reader ? reader.customerId : reader._id;
  const isColleague = 'role' in reader && isStaff(reader.role);
  return rows.map(({ message, maker, firstName, lastName }) => ({
    _id: message._id,
    side: message.side,
    // A workshop speaks under its name and the marketplace under its own; colleagues see who it was.
    author:
      message.side === 'maker'
        ? maker
        : message.side === 'staff' && !isColleague
          ? 'Adunni'
          : `${firstName} ${lastName}`,
    isOwn: message.authorId === readerId,
    text: message.text,
    photos: (photos.get(message._id) ?? []).map(toPicture),
    at: message.createdAt.toISOString(),
    readAt: message.readAt?.toISOString() ?? null,
  }));
}

async function photosOf(db: Db | Tx, messageIds: readonly string[]): Promise<Map<string, PictureRow[]>> {
  const photos = new Map<string, PictureRow[]>();
  if (messageIds.length === 0) return photos;
  const rows = await db
    .select({ messageId: bookingPhotos.messageId, picture: pictureColumns })
    .from(bookingPhotos)
    .innerJoin(media, eq(media._id, bookingPhotos.mediaId))
    .where(inArray(bookingPhotos.messageId, [...messageIds]))
    .orderBy(asc(bookingPhotos.position), asc(bookingPhotos.mediaId));
  for (const { messageId, picture } of rows)
    if (messageId) photos.set(messageId, [...(photos.get(messageId) ?? []), picture]);
  return photos;
}
