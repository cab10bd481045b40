import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '../../../kit/audit/tables.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';

/** Who gave a part’s sewing to its tailor, and when. */
export interface Assignment {
  actorId: string;
  at: Date;
}

/** Who gave these parts to the tailors who sew them, as the audit log has it; nothing of what it does not know. */
export async function assignmentsOf(db: Db | Tx, partIds: readonly string[]): Promise<Map<string, Assignment>> {
  if (partIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([auditEntries.rowId], {
      partId: auditEntries.rowId,
      actorId: auditEntries.actorId,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.rowId, [...partIds]),
        eq(auditEntries.table, 'order_parts'),
        sql`${auditEntries.after} ? 'tailor_id'`,
      ),
    )
    .orderBy(auditEntries.rowId, desc(auditEntries._id));
  return new Map(rows.map(({ partId, ...assignment }) => [partId ?? '', assignment]));
}
