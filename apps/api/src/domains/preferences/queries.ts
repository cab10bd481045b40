import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { screenPreferences } from './tables.ts';

/** How a person likes each screen. */
export const exportScreens = (db: Db, userId: string) =>
  db
    .select({ screen: screenPreferences.screen, preference: screenPreferences.preference })
    .from(screenPreferences)
    .where(eq(screenPreferences.userId, userId))
    .orderBy(asc(screenPreferences.screen));
