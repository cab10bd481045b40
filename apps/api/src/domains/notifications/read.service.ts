import { commonErrors } from '@adunni/contracts/errors';
import type { MailChoice } from '@adunni/contracts/notifications/notifications';
import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { Refusal } from '../../kit/errors.ts';
import { choosableKinds } from './kinds.ts';
import { RETENTION_DAYS } from './rules.ts';
import { notificationPreferences, notifications } from './tables.ts';

/** Marks one of the caller’s notifications as read; again, it stays read. Throws 404 for any other. */
export async function markRead({ db, viewer, clock }: Ctx<Viewer>, notificationId: string): Promise<void> {
  const found = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${clock().toISOString()}::timestamptz)` })
    .where(and(eq(notifications._id, notificationId), eq(notifications.userId, viewer._id)))
    .returning({ _id: notifications._id });
  if (found.length === 0) throw new Refusal(commonErrors.not_found);
}

/** Marks everything that the caller was told so far as read. */
export async function markAllRead({ db, viewer, clock }: Ctx<Viewer>): Promise<void> {
  await db.transaction(async (tx) => {
    const mine = and(eq(notifications.userId, viewer._id), isNull(notifications.readAt));
    // Locked in one order, so that two tabs that do this wait for each other instead of deadlocking.
    await tx
      .select({ _id: notifications._id })
      .from(notifications)
      .where(mine)
      .orderBy(asc(notifications._id))
      .for('update');
    await tx.update(notifications).set({ readAt: clock() }).where(mine);
  });
}

/** Stores of which kinds the caller wants mails. Throws 400 for a kind that is not theirs to choose. */
export async function chooseMails({ db, viewer }: Ctx<Viewer>, choices: readonly MailChoice[]): Promise<void> {
  const allowed = choosableKinds(viewer.role).map(({ name }) => name);
  if (!choices.every(({ kind }) => allowed.includes(kind))) throw new Refusal(commonErrors.invalid);
  const latest = new Map(choices.map(({ kind, mail }) => [kind, mail]));
  if (latest.size === 0) return;
  await db
    .insert(notificationPreferences)
    .values([...latest].map(([kind, mail]) => ({ userId: viewer._id, kind, mail })))
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { mail: sql`excluded.mail` },
    });
}

/** Drops what was read long ago. */
export async function purgeNotifications({ db, clock }: Deps): Promise<void> {
  const longAgo = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS);
  await db.delete(notifications).where(and(isNotNull(notifications.readAt), lt(notifications.readAt, longAgo)));
}
