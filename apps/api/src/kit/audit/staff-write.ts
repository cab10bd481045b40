import { sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../context.ts';
import type { Tx } from '../database/connect.ts';

/**
 * Runs a write of staff or a maker in one transaction that is signed with the caller: triggers enter every row that it
 * touches into the audit log. `action` says what was done; by default the summary of the endpoint that was called.
 */
export async function staffWrite<T>(
  ctx: Ctx<Viewer>,
  work: (tx: Tx) => Promise<T>,
  action: string = ctx.action,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('adunni.actor', ${ctx.viewer._id}, true), set_config('adunni.action', ${action}, true)`,
    );
    return work(tx);
  });
}
