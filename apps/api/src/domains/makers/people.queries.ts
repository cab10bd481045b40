import type { LoadedPersonRecord, LoadedPersonRow } from '@adunni/contracts/identity/people';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { users } from '../identity/tables.ts';
import { makers } from './tables.ts';

/** What lists of people show and filter of their workshops. */
export const personWorkshop = {
  // Written out, since Drizzle leaves the table’s name away from columns of a single-table select.
  status: sql<LoadedPersonRow['makerStatus']>`(select m.status from makers m where m.user_id = users.id)`,
  hasStatus: (value: NonNullable<LoadedPersonRow['makerStatus']> | 'none'): SQL =>
    value === 'none'
      ? sql`not exists (select from ${makers} where ${makers.userId} = ${users._id})`
      : sql`${users._id} in (select ${makers.userId} from ${makers} where ${makers.status} = ${value})`,
  idOf: (userId: string): SQL => sql`(select ${makers._id} from ${makers} where ${makers.userId} = ${userId})`,
};

/** The workshop that a person’s page shows; null without one. */
export async function personsWorkshop(db: Db, userId: string): Promise<Pick<LoadedPersonRecord, 'maker'>> {
  const [maker] = await db
    .select({ _id: makers._id, name: makers.name, slug: makers.slug, status: makers.status })
    .from(makers)
    .where(eq(makers.userId, userId));
  return { maker: maker ?? null };
}
