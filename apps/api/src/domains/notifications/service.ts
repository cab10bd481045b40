import { type Role, STAFF_ROLES } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { type Letter, sendMails } from '../../kit/mail/outbox.ts';
import { users } from '../identity/tables.ts';
import { noticeEmail } from './email-templates.ts';
import { isForRole, isMailedByDefault, type NotificationKind } from './kinds.ts';
import { causeOfRegistration, type PathFor, pathOf } from './rules.ts';
import { notificationPreferences, notifications } from './tables.ts';

export { declareNotificationKinds, type NotificationKind, WORKING_ROLES } from './kinds.ts';

/** What somebody is told. Texts are whole sentences and plain text. */
export interface Notice {
  kind: NotificationKind;
  title: string;
  text: string;
  /** Where it leads; `inArea('/orders/…')` for the working area of each role. */
  path: PathFor;
  /** Names the event, such as `order:<id>`: of one cause and kind nobody is told twice, however often this is called. */
  cause?: string;
}

/** A notice with whom it is for: people by their ids, or every Admin and SuperAdmin. */
export interface Told extends Notice {
  to: readonly string[] | 'staff';
}

/** Tells people. */
export const notify = (
  deps: Deps,
  tx: Tx,
  { userIds, ...notice }: Notice & { userIds: readonly string[] },
): Promise<void> => tellAll(deps, tx, [{ ...notice, to: userIds }]);

/** Tells every Admin and SuperAdmin. */
export const notifyStaff = (deps: Deps, tx: Tx, notice: Notice): Promise<void> =>
  tellAll(deps, tx, [{ ...notice, to: 'staff' }]);

/**
 * Tells all that one event says, in its transaction and in as few statements as one notice takes: the bell rings when it
 * commits, and a mail goes to whom the kind’s preference says so, with the event’s own letters. Whom a kind cannot
 * concern, and who is suspended or gone, is not told.
 */
export async function tellAll(
  deps: Deps,
  tx: Tx,
  told: readonly Told[],
  letters: readonly Letter[] = [],
): Promise<void> {
  const people = await recipientsOf(tx, told);
  // In the order of people’s ids, so that parallel calls wait instead of deadlocking.
  const rows = people.flatMap(({ _id, role }) =>
    told
      .filter(({ kind, to }) => isTold(to, { _id, role }) && isForRole(kind, role))
      .map(({ kind, path, title, text, cause }) => {
        const notice = { kind: kind.name, title, text, path: pathOf(path, role), cause };
        return { userId: _id, ...notice, createdAt: deps.clock() };
      }),
  );
  const stored = rows.length === 0 ? [] : await storeNotices(tx, rows);
  const mailed = stored.flatMap(({ userId, kind: name, ...notice }) => {
    const person = people.find(({ _id }) => _id === userId);
    const kind = told.find((each) => each.kind.name === name)?.kind;
    if (!person || !kind || !(person.mail?.[name] ?? isMailedByDefault(kind, person.role))) return [];
    return { kind: `notice-${name}`, recipient: person.email, template: noticeEmail(person.firstName, notice) };
  });
  await sendMails(deps, tx, [...letters, ...mailed]);
}

const isTold = (to: Told['to'], { _id, role }: { _id: string; role: Role }): boolean =>
  to === 'staff' ? STAFF_ROLES.some((staff) => staff === role) : to.includes(_id);

/** Stores what people have not been told yet, and answers with it. */
const storeNotices = (tx: Tx, rows: (typeof notifications.$inferInsert)[]) =>
  tx.insert(notifications).values(rows).onConflictDoNothing().returning({
    userId: notifications.userId,
    kind: notifications.kind,
    title: notifications.title,
    text: notifications.text,
    path: notifications.path,
  });

/** What no longer holds: of one person, of one kind, and about what their causes begin with, such as `booking:<id>`. */
export interface Outdated {
  userId: string;
  kind: NotificationKind;
  about: string;
}

/** Marks what a person was told and does not hold any more as read, in the transaction of what changed it. */
export async function supersede(tx: Tx, { userId, kind, about }: Outdated, now: Date): Promise<void> {
  const isOutdated = and(
    eq(notifications.userId, userId),
    eq(notifications.kind, kind.name),
    sql`starts_with(${notifications.cause}, ${`${about}:`})`,
    isNull(notifications.readAt),
  );
  // Locked in the order in which reading everything locks, so that the two wait for each other.
  const outdated = await tx
    .select({ _id: notifications._id })
    .from(notifications)
    .where(isOutdated)
    .orderBy(asc(notifications._id))
    .for('update');
  if (outdated.length > 0) await tx.update(notifications).set({ readAt: now }).where(isOutdated);
}

/** Drops what a person was told and chose, and the notice that names them, when they are being erased. */
export async function eraseNotifications(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.userId, userId), eq(notifications.cause, causeOfRegistration(userId))));
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}

/** Who is told any of this and can be, in the order of their ids, with the mails that they have chosen by kind. */
async function recipientsOf(tx: Tx, told: readonly Told[]) {
  const ids = [...new Set(told.flatMap(({ to }) => (to === 'staff' ? [] : to)))];
  const toStaff = told.some(({ to }) => to === 'staff') ? inArray(users.role, [...STAFF_ROLES]) : undefined;
  if (ids.length === 0 && !toStaff) return [];
  const kinds = [...new Set(told.map(({ kind }) => kind.name))];
  const chosen = sql<Record<string, boolean> | null>`(select jsonb_object_agg(p.kind, p.mail)
    from notification_preferences p where p.user_id = users.id and p.kind = any (${sql.param(kinds)}))`;
  return tx
    .select({ _id: users._id, role: users.role, email: users.email, firstName: users.firstName, mail: chosen })
    .from(users)
    .where(and(or(sql`${users._id} = any ((select ${sql.param(ids)})::uuid[])`, toStaff), eq(users.status, 'active')))
    .orderBy(asc(users._id));
}
