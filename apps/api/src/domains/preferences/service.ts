import { commonErrors } from '@adunni/contracts/errors';
import type { ScreenPreference } from '@adunni/contracts/preferences/preferences';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { savedViews, screenPreferences } from './tables.ts';

/** More screens than there are; a bound on what one person can store. */
const MAX_SCREENS = 200;

/** Every screen of which a person has said how they like it. */
export async function listScreens(db: Db, userId: string): Promise<Record<string, ScreenPreference>> {
  const rows = await db.select().from(screenPreferences).where(eq(screenPreferences.userId, userId));
  return Object.fromEntries(rows.map(({ screen, preference }) => [screen, preference]));
}

/** Keeps how a person likes a screen, in place of what they said before. */
export async function savePreference(
  db: Db,
  userId: string,
  screen: string,
  preference: ScreenPreference,
): Promise<void> {
  const [others] = await db
    .select({ screens: count() })
    .from(screenPreferences)
    .where(and(eq(screenPreferences.userId, userId), ne(screenPreferences.screen, screen)));
  if ((others?.screens ?? 0) >= MAX_SCREENS) throw new Refusal(commonErrors.invalid);
  await db
    .insert(screenPreferences)
    .values({ userId, screen, preference })
    .onConflictDoUpdate({ target: [screenPreferences.userId, screenPreferences.screen], set: { preference } });
}

/** Takes away how a person liked their screens, and their views, whose names are their own words. */
export async function erasePreferences(tx: Tx, userId: string): Promise<void> {
  await tx.delete(screenPreferences).where(eq(screenPreferences.userId, userId));
  await tx.delete(savedViews).where(eq(savedViews.userId, userId));
}
