import { sandboxProvider } from '../../domains/payments/sandbox/provider.ts';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';

/** The parts of a process in the past: one transaction, the sandbox, and no emails on their way. */
export function pastDeps(deps: Deps, tx: Tx, clock: () => Date): Deps {
  // Without savepoints, which are a fifth of all statements: what fails in the demo fails as a whole.
  const db: Db = Object.assign(Object.create(tx), { transaction: (work: (tx: Tx) => Promise<unknown>) => work(tx) });
  const jobs = { enqueue: async () => undefined, enqueueAll: async () => undefined, stop: async () => undefined };
  return { ...deps, db, clock, jobs, payments: sandboxProvider(db, deps.config.publicUrl, clock) };
}
