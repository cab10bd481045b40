import type {
  LabelledMailChoice,
  LoadedBellState,
  LoadedNotification,
} from '@adunni/contracts/notifications/notifications';
import type { Role } from '@adunni/contracts/roles';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { type ChoosableKind, choosableKinds, isMailedByDefault } from './kinds.ts';
import { notificationPreferences, notifications } from './tables.ts';

const ofPerson = (userId: string, unread?: boolean) =>
  and(eq(notifications.userId, userId), unread ? isNull(notifications.readAt) : undefined);

/** How many notifications a person has not read. */
export const countUnread = (db: Db | Tx, userId: string): Promise<number> =>
  db.$count(notifications, ofPerson(userId, true));

/** One page of what a person was told, newest first. */
export async function listNotifications(
  db: Db | Tx,
  userId: string,
  { page, limit, unread }: { page: number; limit: number; unread?: boolean | undefined },
): Promise<{ items: LoadedNotification[]; total: number; page: number; limit: number }> {
  const where = ofPerson(userId, unread);
  const rows = await db
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications._id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { items: rows.map(toNotification), total: await db.$count(notifications, where), page, limit };
}

/** What a person’s bell shows. */
export async function bellOf(db: Db | Tx, userId: string): Promise<LoadedBellState> {
  const [newest] = await db
    .select()
    .from(notifications)
    .where(ofPerson(userId))
    .orderBy(desc(notifications._id))
    .limit(1);
  return { unread: await countUnread(db, userId), newest: newest ? toNotification(newest) : null };
}

/** For every kind that can concern the person, whether a mail comes. */
export async function mailChoicesOf(
  db: Db | Tx,
  { _id, role }: { _id: string; role: Role },
): Promise<LabelledMailChoice[]> {
  const chosen = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, _id));
  const kinds: ChoosableKind[] = [];
  for (const kind of choosableKinds(role)) if ((await kind.mail.isFor?.(db, _id)) ?? true) kinds.push(kind);
  return kinds.map((kind) => ({
    kind: kind.name,
    label: kind.mail.label,
    mail: chosen.find((row) => row.kind === kind.name)?.mail ?? isMailedByDefault(kind, role),
  }));
}

const toNotification = (row: typeof notifications.$inferSelect): LoadedNotification => ({
  _id: row._id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  path: row.path,
  readAt: row.readAt,
  createdAt: row.createdAt,
});
