import type { OrderMessage } from '@adunni/contracts/orders/thread';
import { isStaff, type Role } from '@adunni/contracts/roles';
import { and, asc, count, eq, inArray, isNull, lte, ne, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { toPicture } from '../../media/queries.ts';
import { makingScope, type Worker } from '../staff/scope.queries.ts';
import { orderParts } from '../tables.ts';
import { photosOfMessages } from './photos.queries.ts';
import { orderMessages } from './tables.ts';

/** Who reads a conversation: the customer, whose order it is, or someone who works on it. */
export type Reader = { customerId: string } | Worker;

/** A conversation, oldest first, as the reader may see it; whether the order is theirs is decided before. */
export async function listThread(
  db: Db | Tx,
  reader: Reader,
  orderId: string,
): Promise<{ messages: OrderMessage[]; unread: number }> {
  const messages = await present(db, reader, and(eq(orderMessages.orderId, orderId), readableBy(db, reader)));
  return { messages, unread: await countUnread(db, reader, orderId) };
}

/** One message as its reader sees it. */
export async function getMessage(db: Db | Tx, reader: Reader, messageId: string): Promise<OrderMessage> {
  const [message] = await present(db, reader, eq(orderMessages._id, messageId));
  if (!message) throw new Error(`the message ${messageId} was not stored`);
  return message;
}

/** How many messages wait for the reader. */
export async function countUnread(db: Db | Tx, reader: Reader, orderId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(orderMessages)
    .where(waitingFor(db, reader, orderId));
  return row?.unread ?? 0;
}

/** Marks what waits for the reader as read, up to the last message that they saw; answers with what still waits. */
export async function markThreadRead(
  db: Db | Tx,
  reader: Reader,
  { orderId, lastId, now }: { orderId: string; lastId: string; now: Date },
): Promise<number> {
  await db
    .update(orderMessages)
    .set({ readAt: now })
    .where(and(waitingFor(db, reader, orderId), lte(orderMessages._id, lastId)));
  return countUnread(db, reader, orderId);
}

/** Unread messages that are the reader’s to answer: makers those on their parts, staff those on the whole order. */
function waitingFor(db: Db | Tx, reader: Reader, orderId: string): SQL | undefined {
  const unread = and(eq(orderMessages.orderId, orderId), isNull(orderMessages.readAt));
  if ('customerId' in reader) return and(unread, ne(orderMessages.side, 'customer'));
  const theirs = isStaff(reader.role) ? isNull(orderMessages.partId) : readableBy(db, reader);
  return and(unread, eq(orderMessages.side, 'customer'), theirs);
}

/** Messages that the reader may see; undefined is all. Who only sews a part does not speak with the customer. */
function readableBy(db: Db | Tx, reader: Reader): SQL | undefined {
  if ('customerId' in reader || isStaff(reader.role)) return undefined;
  const own = db.select({ _id: orderParts._id }).from(orderParts).where(makingScope(reader));
  return inArray(orderMessages.partId, own);
}

async function present(db: Db | Tx, reader: Reader, where: SQL | undefined): Promise<OrderMessage[]> {
  const rows = await db
    .select({ message: orderMessages, person: users, maker: makers.name })
    .from(orderMessages)
    .innerJoin(users, eq(users._id, orderMessages.authorId))
    .leftJoin(orderParts, eq(orderParts._id, orderMessages.partId))
    .leftJoin(makers, eq(makers._id, orderParts.makerId))
    .where(where)
    .orderBy(asc(orderMessages._id));
  const photos = await photosOfMessages(
    db,
    rows.map(({ message }) => message._id),
  );
  const readerId = 'customerId' in reader ? reader.customerId : reader._id;
  return rows.map(({ message, person, maker }) => ({
    _id: message._id,
    partId: message.partId,
    side: message.side,
    author: authorOf(message.side, person, maker, reader),
    isOwn: message.authorId === readerId,
    text: message.text,
    photos: (photos.get(message._id) ?? []).map(toPicture),
    at: message.createdAt.toISOString(),
    readAt: message.readAt?.toISOString() ?? null,
  }));
}

interface Person {
  firstName: string;
  lastName: string;
  role: Role;
}

/** A workshop speaks under its name and the marketplace under its own; colleagues see who it was. */
function authorOf(side: OrderMessage['side'], person: Person, maker: string | null, reader: Reader): string {
  if (side === 'maker') return maker ?? '';
  const isColleague = 'role' in reader && isStaff(reader.role);
  return side === 'staff' && !isColleague ? 'Adunni' : `${person.firstName} ${person.lastName}`;
}
