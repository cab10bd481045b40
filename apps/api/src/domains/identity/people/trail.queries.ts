import type { LoadedTrailEntry } from '@adunni/contracts/identity/people';
import { desc, eq, or, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../../kit/audit/tables.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { users } from '../tables.ts';

const LATEST = 50;

/** What staff did to a person’s account and workshop, and what the person did as staff or maker, the latest first. */
export async function activityTrail(
  db: Db,
  userId: string,
): Promise<{ doneTo: LoadedTrailEntry[]; doneBy: LoadedTrailEntry[] }> {
  const [doneTo, doneBy] = await Promise.all([
    entries(db, or(eq(auditEntries.rowId, userId), eq(auditEntries.rowId, extensionOf('personWorkshop').idOf(userId)))),
    entries(db, eq(auditEntries.actorId, userId)),
  ]);
  return { doneTo, doneBy };
}

async function entries(db: Db, where: SQL | undefined): Promise<LoadedTrailEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .leftJoin(users, eq(users._id, auditEntries.actorId))
    .where(where)
    .orderBy(desc(auditEntries._id))
    .limit(LATEST);
  return rows.map(({ entry, firstName, lastName }) => ({
    _id: entry._id,
    action: entry.action,
    actor: { _id: entry.actorId, name: firstName ? `${firstName} ${lastName}` : 'Someone' },
    table: entry.table,
    changes: changesOf(entry.before, entry.after),
    at: entry.createdAt,
  }));
}

type Columns = Record<string, unknown> | null;

function changesOf(before: Columns, after: Columns): LoadedTrailEntry['changes'] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }));
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
