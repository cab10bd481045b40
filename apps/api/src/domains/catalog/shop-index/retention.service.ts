import { lt } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { catalogChanges } from '../tables.ts';

/** How long changes are kept, in milliseconds: much longer than an index is trusted that nobody asked for. */
const KEPT_MS = 2 * DAY_MS;

/** Forgets changes that every index has either taken up or will be loaded anew without. */
export async function forgetChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.delete(catalogChanges).where(lt(catalogChanges.at, new Date(clock().getTime() - KEPT_MS)));
}
