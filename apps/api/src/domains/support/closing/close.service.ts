import { and, asc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { type DuePage, forEachDue } from '../../../kit/jobs/each.ts';
import { changeTicket } from '../lock.queries.ts';
import { mailClosingSoon, tellOfClosing } from '../notify.service.ts';
import { closesAt, closingDue, statusValues } from '../rules.ts';
import { type TicketRow, tickets } from '../tables.ts';

/**
 * Tells customers of resolved tickets that they are about to close, and closes those whose time is over and who were
 * told in time. A reply that comes meanwhile keeps its ticket open.
 */
export async function closeTickets(deps: Deps): Promise<void> {
  const now = deps.clock();
  const due = closingDue(now);
  const closes = and(lte(tickets.resolvedAt, due.closes), lte(tickets.closeNoticeAt, due.announced));
  await forEachDue(
    deps,
    pageOf(deps, closes),
    (row) => close(deps, row, closes),
    ({ number }) => `ticket ${number} stays resolved`,
  );
  const noticed = and(lte(tickets.resolvedAt, due.noticeFor), isNull(tickets.closeNoticeAt));
  await forEachDue(
    deps,
    pageOf(deps, noticed),
    (row) => announce(deps, row, noticed),
    ({ number }) => `nobody is told that ticket ${number} closes`,
  );
}

const isResolved = eq(tickets.status, 'Resolved');

const pageOf =
  ({ db }: Deps, due: SQL | undefined): DuePage<TicketRow> =>
  (after, limit) =>
    db
      .select()
      .from(tickets)
      .where(and(isResolved, due, gt(tickets._id, after)))
      .orderBy(asc(tickets._id))
      .limit(limit);

const close = (deps: Deps, row: TicketRow, due: SQL | undefined): Promise<void> =>
  changeIfDue(deps, row, due, async (tx, ticket) =>
    tellOfClosing(deps, tx, await changeTicket(deps, tx, ticket, statusValues('Closed', deps.clock()))),
  );

const announce = (deps: Deps, row: TicketRow, due: SQL | undefined): Promise<void> =>
  changeIfDue(deps, row, due, async (tx, ticket) => {
    const told = await changeTicket(deps, tx, ticket, { closeNoticeAt: deps.clock() });
    await mailClosingSoon(deps, tx, told, closesAt(told) ?? deps.clock());
  });

/** Asks again while nobody else changes it: somebody may have replied since it was found. */
async function changeIfDue(
  { db }: Deps,
  { _id }: TicketRow,
  due: SQL | undefined,
  change: (tx: Tx, ticket: TicketRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ticket] = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets._id, _id), isResolved, due))
      .for('no key update');
    if (ticket) await change(tx, ticket);
  });
}
