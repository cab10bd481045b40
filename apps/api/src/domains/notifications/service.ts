import { STAFF_ROLES } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
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

/**
 * Tells people, in the transaction of what happened: the bell rings when it commits, and a mail goes to whom the kind’s
 * preference says so. Whom the kind cannot concern, and who is suspended or gone, is not told.
 */
export async function notify(
  deps: Deps,
  tx: Tx,
  { userIds, ...notice }: Notice & { userIds: readonly string[] },
): Promise<void> {
  if (userIds.length > 0) await tell(deps, tx, notice, inArray(users._id, [...userIds]));
}

/** Tells every Admin and SuperAdmin. */
export const notifyStaff = (deps: Deps, tx: Tx, notice: Notice): Promise<void> =>
  tell(deps, tx, notice, inArray(users.role, [...STAFF_ROLES]));

async function tell(deps: Deps, tx: Tx, notice: Notice, whom: SQL): Promise<void> {
  const people = await recipientsOf(tx, notice.kind, whom);
  if (people.length === 0) return;
  const { kind, title, text, cause } = notice;
  const told = await tx
    .insert(notifications)
    .values(
      people.map(({ _id, role }) => ({
        userId: _id,
        kind: kind.name,
        title,
        text,
        path: pathOf(notice.path, role),
        cause,
        createdAt: deps.clock(),
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: notifications.userId, path: notifications.path });
  for (const { userId, path } of told) {
    const person = people.find(({ _id }) => _id === userId);
    if (!person || !(person.mail ?? isMailedByDefault(kind, person.role))) continue;
    await sendMail(deps, tx, `notice-${kind.name}`, person.email, noticeEmail(person.firstName, { title, text, path }));
  }
}

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

/** Whom of these a kind concerns, in the order of their ids so that parallel calls wait instead of deadlocking. */
async function recipientsOf(tx: Tx, kind: NotificationKind, whom: SQL) {
  const people = await tx
    .select({
      _id: users._id,
      role: users.role,
      email: users.email,
      firstName: users.firstName,
      mail: notificationPreferences.mail,
    })
    .from(users)
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users._id), eq(notificationPreferences.kind, kind.name)),
    )
    .where(and(whom, eq(users.status, 'active')))
    .orderBy(asc(users._id));
  return people.filter(({ role }) => isForRole(kind, role));
}
