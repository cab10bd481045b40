import { lt } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { getSettings } from '../../settings/queries.ts';
import { estimates, trySessions } from '../tables.ts';

/** Takes away for good what was tried on, and compared, longer ago than the settings keep it. */
export async function forgetOldTries({ db, clock }: Deps): Promise<void> {
  const { tryOnKeptDays } = await getSettings(db);
  const kept = new Date(clock().getTime() - tryOnKeptDays * DAY_MS);
  await db.delete(trySessions).where(lt(trySessions.at, kept));
  await db.delete(estimates).where(lt(estimates.at, kept));
}
