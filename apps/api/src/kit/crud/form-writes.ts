import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/connect.ts';
import { refuseBroken } from '../database/constraint-errors.ts';
import type { StaffCtx } from './declaration.ts';

/** How a form is stored in one table. */
interface FormWrites<F, T extends PgTable & { _id: PgColumn }> {
  table: T;
  /** The columns that its values make. */
  stored: (values: F) => T['$inferInsert'];
  /** Remarks beside fields on what the database refuses, by its constraint: a code that another row has. */
  remarks?: Record<string, Record<string, string>>;
  /** Refuses values that may not be stored; `id` is null for a new row. */
  check?: (ctx: StaffCtx, tx: Tx, values: F, id: string | null) => Promise<void>;
}

/** The `create` and `update` of a resource whose form is stored in its own table and nowhere else. */
export function formWrites<F, T extends PgTable & { _id: PgColumn }>(writes: FormWrites<F, T>) {
  const { table, stored, remarks = {}, check } = writes;
  return {
    async create(ctx: StaffCtx, tx: Tx, values: F): Promise<string> {
      await check?.(ctx, tx, values, null);
      const insert = tx.insert(table).values(stored(values)).returning({ _id: table._id });
      const [row] = (await refuseBroken(remarks, insert.execute())) as { _id: string }[];
      if (!row) throw new Error('the row was not stored');
      return row._id;
    },
    async update(ctx: StaffCtx, tx: Tx, id: string, values: F): Promise<void> {
      await check?.(ctx, tx, values, id);
      const update = tx.update(table).set(stored(values)).where(eq(table._id, id));
      await refuseBroken(remarks, update.execute());
    },
  };
}

/** An action that sets columns of the row: `{ active: false }`. */
export const setsColumns =
  <T extends PgTable & { _id: PgColumn }>(table: T, columns: (ctx: StaffCtx) => Partial<T['$inferInsert']>) =>
  async (ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    await tx.update(table).set(columns(ctx)).where(eq(table._id, id));
  };

/** The actions that take a row out of use and back, its history kept. */
export const removal = <T extends PgTable & { _id: PgColumn; removedAt: PgColumn }>(table: T) => ({
  remove: setsColumns(table, ({ clock }) => ({ removedAt: clock() }) as Partial<T['$inferInsert']>),
  restore: setsColumns(table, () => ({ removedAt: null }) as Partial<T['$inferInsert']>),
});
