import { sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { job } from '../../../kit/jobs/jobs.ts';

/** Any number: the ledger is closed by one process at a time. */
const LOCK = 7_263_544;

/** Every hour: whoever reads totals over all makers only has to add up what came since. */
export const closeLedgerJob = job({ name: 'ledger-close', schedule: '11 * * * *', run: closeLedger });

/**
 * Sums the ledger up anew to a mark some minutes ago, when every transaction of then has long ended, so that no entry
 * can appear below the mark afterwards.
 */
export async function closeLedger(deps: Pick<Deps, 'db'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    // Twelve million entries take seconds on a machine of one's own and more than the usual limit on a busy one.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into ledger_marks (mark) values (uuidv7(interval '-10 minutes'))
      on conflict ("only") do update set mark = excluded.mark`);
    await tx.execute(sql`delete from ledger_closings`);
    await tx.execute(sql`
      insert into ledger_closings (account, maker_id, amount)
      select account, maker_id, sum(amount) from ledger_entries
      where id < (select mark from ledger_marks) group by account, maker_id having sum(amount) <> 0`);
  });
}
