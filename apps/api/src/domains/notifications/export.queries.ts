import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { notificationPreferences, notifications } from './tables.ts';

/** What a person was told, oldest first. */
export const exportNotifications = (db: Db, userId: string) =>
  db
    .select({ title: notifications.title, text: notifications.text, createdAt: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications._id));

/** Which mails a person chose to get, or not to get. */
export const exportMailChoices = (db: Db, userId: string) =>
  db
    .select({ kind: notificationPreferences.kind, mail: notificationPreferences.mail })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .orderBy(asc(notificationPreferences.kind));
