import { commonErrors } from '@adunni/contracts/errors';
import type { FormOf, Outcome, Resource } from '@adunni/contracts/resource';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../audit/staff-write.ts';
import type { Tx } from '../database/connect.ts';
import { Refusal } from '../errors.ts';
import type { CrudDeclaration, StaffCtx } from './declaration.ts';
import { scopeOf } from './list.ts';

/** Version of a row that the caller may see, 0 when the table keeps none. Throws 404. */
export async function versionOf<R extends Resource>(
  ctx: StaffCtx,
  db: StaffCtx['db'] | Tx,
  crud: CrudDeclaration<R>,
  id: string,
): Promise<number> {
  const { table } = crud;
  const found = db
    .select({ version: sql<number>`${table.version ?? 0}` })
    .from(table)
    .where(and(eq(table._id, id), scopeOf(ctx, crud)));
  // Not against rows that only point at it: an order that takes a product must not wait for its editor.
  const [row] = await (db === ctx.db ? found : found.for('no key update', { of: table }));
  if (!row) throw new Refusal(commonErrors.not_found);
  return row.version;
}

async function nextVersion<R extends Resource>(tx: Tx, { table }: CrudDeclaration<R>, id: string): Promise<void> {
  if (table.version) await tx.execute(sql`update ${table} set version = version + 1 where ${table._id} = ${id}`);
}

/** Changes a row in scope and returns its new version. Throws 404, and 409 when someone else changed it meanwhile. */
export async function changeRow<R extends Resource>(
  ctx: StaffCtx,
  crud: CrudDeclaration<R>,
  id: string,
  { version, values }: { version: number; values: FormOf<R> },
): Promise<number> {
  await staffWrite(ctx, async (tx) => {
    if ((await versionOf(ctx, tx, crud, id)) !== version) throw new Refusal(commonErrors.stale);
    await crud.update?.(ctx, tx, id, values);
    await nextVersion(tx, crud, id);
  });
  return version + 1;
}

/** Does something to each row by itself and reports each one’s result: one that is refused does not stop the others. */
export async function actOnRows<R extends Resource>(
  ctx: StaffCtx,
  resource: R,
  crud: CrudDeclaration<R>,
  { action, ids }: { action: string; ids: readonly string[] },
): Promise<Outcome[]> {
  const act = (crud.actions as Record<string, (ctx: StaffCtx, tx: Tx, id: string) => Promise<void>>)[action];
  const label = `${action[0]?.toUpperCase()}${action.slice(1)} a ${resource.one}`;
  const results: Outcome[] = [];
  for (const _id of new Set(ids)) {
    try {
      await staffWrite(
        ctx,
        async (tx) => {
          await versionOf(ctx, tx, crud, _id);
          await act?.(ctx, tx, _id);
          await nextVersion(tx, crud, _id);
        },
        label,
      );
      results.push({ _id, ok: true, message: null });
    } catch (error) {
      if (!(error instanceof Refusal)) ctx.log.error(error);
      results.push({
        _id,
        ok: false,
        message: error instanceof Refusal ? error.message : commonErrors.internal.message,
      });
    }
  }
  return results;
}
