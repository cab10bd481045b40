import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../database/columns.ts';

/** One row that one staff write made, changed or removed. Written by a trigger on every table; never changed afterwards. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    _id: key(),
    actorId: uuid('actor_id').notNull(),
    /** What the person was doing, as the API documentation says it: `Change a coupon`. */
    action: text('action').notNull(),
    table: text('table_name').notNull(),
    /** Id of the row; null for a table whose rows have none. */
    rowId: uuid('row_id'),
    /** The row before and after; of a change only the columns that differ. Secrets are left out. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_row').on(t.rowId, t._id),
    index('audit_entries_actor').on(t.actorId, t._id),
    index('audit_entries_table').on(t.table, t._id),
  ],
);
