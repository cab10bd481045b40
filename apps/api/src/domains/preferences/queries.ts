import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { savedViews, screenPreferences } from './tables.ts';

/** How a person likes each screen. */
export const exportScreens = (db: Db, userId: string) =>
  db
    .select({ screen: screenPreferences.screen, preference: screenPreferences.preference })
    .from(screenPreferences)
    .where(eq(screenPreferences.userId, userId))
    .orderBy(asc(screenPreferences.screen));

/** The views of lists that a person has saved. */
export const exportViews = (db: Db, userId: string) =>
  db
    .select({ page: savedViews.page, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.page), asc(savedViews.name));
