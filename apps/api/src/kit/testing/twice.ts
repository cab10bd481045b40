import { sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';

/** Undoes the first run. */
class Undone extends Error {}

/**
 * Runs every transaction twice and undoes the first run, as a clash at its very end would (`kit/database/retry-clashes.ts`).
 * A test that fails by it has found an effect outside of the database, or what the first run left behind in memory.
 */
export function runTwice(db: Db): void {
  const transact = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const first = transact(async (tx) => {
      await work(tx);
      throw new Undone();
    }, config);
    await first.catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
    return transact(work, config);
  };
}

/** Lets the next change of a table clash, once: its transaction is undone and done again. */
export async function clashOnce(db: Db, table: string, change: 'insert' | 'update'): Promise<void> {
  const name = `clash_${table}_${change}`;
  await db.execute(
    sql.raw(`
    create sequence ${name};
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if nextval('${name}') = 1 then raise serialization_failure; end if;
      return null;
    end $$;
    create trigger ${name} after ${change} on ${table} for each row execute function ${name}();`),
  );
}
