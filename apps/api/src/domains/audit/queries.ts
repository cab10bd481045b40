import type { AuditChange, LoadedAuditRow } from '@adunni/contracts/audit/audit';
import { eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { auditEntries } from '../../kit/audit/tables.ts';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { contains } from '../../kit/database/contains.ts';
import { users } from '../identity/tables.ts';

/** Which entries a list shows; their ids lie in the order of their making. */
export const auditList = {
  table: auditEntries,
  search: (words: string) => {
    const people = sql`select ${users._id} from ${users}
      where ${contains(sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`, words)}`;
    return or(contains(auditEntries.action, words), sql`${auditEntries.actorId} in (${people})`);
  },
  filters: {
    actor: auditEntries.actorId,
    row: auditEntries.rowId,
    table: auditEntries.table,
    from: (day: string) => gte(auditEntries.createdAt, new Date(day)),
    to: (day: string) => lt(auditEntries.createdAt, sql`${day}::date + 1`),
  },
  sorts: { createdAt: auditEntries._id },
};

/** Entries with who made them. */
export async function loadEntries({ db }: StaffCtx, ids: string[]): Promise<LoadedAuditRow[]> {
  const rows = await db
    .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(auditEntries)
    .leftJoin(users, eq(users._id, auditEntries.actorId))
    .where(inArray(auditEntries._id, ids));
  return rows.map(({ entry: { before, after, ...entry }, firstName, lastName, email }) => ({
    ...entry,
    createdAt: entry.createdAt,
    actor: { _id: entry.actorId, name: `${firstName ?? ''} ${lastName ?? ''}`.trim(), email: email ?? '' },
    changes: changesOf(before ?? {}, after ?? {}),
  }));
}

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): AuditChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }));
}
