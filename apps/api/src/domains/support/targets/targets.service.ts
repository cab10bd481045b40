import { and, asc, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { type DuePage, forEachDue } from '../../../kit/jobs/each.ts';
import { tellOfTarget } from '../notify.service.ts';
import { type TicketRow, tickets } from '../tables.ts';
import { getTargets } from './targets.queries.ts';
import { dueTimes, type Targets } from './targets.rules.ts';

/**
 * Brings due times in line with the targets in force, then warns of what is due soon and tells what is late: whoever
 * works on the ticket, or all of support while nobody does; once for each due time.
 */
export async function keepTargets(deps: Deps): Promise<void> {
  const targets = await getTargets(deps.db);
  const outdated = and(inArray(tickets.status, ['Open', 'Pending']), ne(tickets.targetPrint, targets.print));
  await each(deps, outdated, (tx, ticket) => retarget(tx, ticket, targets));
  const now = deps.clock();
  const isNew = (told: typeof tickets.warnedFor | typeof tickets.lateToldFor) =>
    sql`${told} is distinct from ${tickets.dueAt}`;
  await each(
    deps,
    and(isNotNull(tickets.dueAt), lte(tickets.dueAt, now), isNew(tickets.lateToldFor)),
    async (tx, ticket) => {
      await tx
        .update(tickets)
        .set({ lateToldFor: ticket.dueAt, warnedFor: ticket.dueAt })
        .where(eq(tickets._id, ticket._id));
      await tellOfTarget(deps, tx, ticket, 'late');
    },
  );
  await each(
    deps,
    and(isNotNull(tickets.warnAt), lte(tickets.warnAt, now), isNew(tickets.warnedFor)),
    async (tx, ticket) => {
      await tx.update(tickets).set({ warnedFor: ticket.dueAt }).where(eq(tickets._id, ticket._id));
      await tellOfTarget(deps, tx, ticket, 'soon');
    },
  );
}

async function retarget(tx: Tx, ticket: TicketRow, targets: Targets): Promise<void> {
  await tx
    .update(tickets)
    .set({ ...dueTimes(ticket, targets), targetPrint: targets.print })
    .where(eq(tickets._id, ticket._id));
}

/** Does something to each ticket that a condition holds for, and asks again while nobody else changes it. */
async function each(deps: Deps, due: SQL | undefined, change: (tx: Tx, ticket: TicketRow) => Promise<void>) {
  const { db } = deps;
  const page: DuePage<{ _id: string; number: string }> = (after, limit) =>
    db
      .select({ _id: tickets._id, number: tickets.number })
      .from(tickets)
      .where(and(due, gt(tickets._id, after)))
      .orderBy(asc(tickets._id))
      .limit(limit);
  const run = ({ _id }: { _id: string }): Promise<void> =>
    db.transaction(async (tx) => {
      const [ticket] = await tx
        .select()
        .from(tickets)
        .where(and(eq(tickets._id, _id), due))
        .for('no key update');
      if (ticket) await change(tx, ticket);
    });
  await forEachDue(deps, page, run, ({ number }) => `the targets of ticket ${number} are not kept`);
}
