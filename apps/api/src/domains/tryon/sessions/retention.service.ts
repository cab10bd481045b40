import { lt } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { getSettings } from '../../settings/queries.ts';
import { trySessions } from '../tables.ts';

/** Takes away for good what was tried on longer ago than the settings keep it. */
export async function forgetOldTries({ db, clock }: Deps): Promise<void> {
  const { tryOnKeptDays } = await getSettings(db);
  await db.delete(trySessions).where(lt(trySessions.at, new Date(clock().getTime() - tryOnKeptDays * DAY_MS)));
}
