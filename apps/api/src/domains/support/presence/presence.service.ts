import { PRESENCE_LIFETIME_MS } from '@adunni/contracts/support/presence';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, eq, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { tickets, ticketWindows } from '../tables.ts';

/** A window that somebody has a ticket open in. */
interface Opened {
  ticketId: string;
  windowId: string;
}

/** Keeps that a window has a ticket open, for as long as it says so again in time. Throws 404. */
export async function keepOpen({ db, viewer, clock }: StaffCtx, { ticketId, windowId }: Opened): Promise<void> {
  const [ticket] = await db.select({ _id: tickets._id }).from(tickets).where(eq(tickets._id, ticketId));
  if (!ticket) throw new Refusal(ticketErrors.ticket_not_found);
  const seenAt = clock();
  // Those that fell silent go with the next beat of anybody’s; one that another beat takes away is left to it.
  const silent = new Date(seenAt.getTime() - PRESENCE_LIFETIME_MS).toISOString();
  await db.execute(sql`delete from ${ticketWindows} where (window_id, ticket_id) in (
    select window_id, ticket_id from ${ticketWindows} where seen_at < ${silent} for update skip locked)`);
  await db
    .insert(ticketWindows)
    .values({ ticketId, windowId, userId: viewer._id, seenAt })
    .onConflictDoUpdate({
      target: [ticketWindows.ticketId, ticketWindows.windowId],
      set: { seenAt },
      setWhere: eq(ticketWindows.userId, viewer._id),
    });
}

/** Forgets that a window of the caller’s has a ticket open. */
export async function leave({ db, viewer }: StaffCtx, { ticketId, windowId }: Opened): Promise<void> {
  const own = and(eq(ticketWindows.userId, viewer._id), eq(ticketWindows.windowId, windowId));
  await db.delete(ticketWindows).where(and(own, eq(ticketWindows.ticketId, ticketId)));
}

/** Nobody sees any more that somebody has tickets open who is suspended, gone or no longer staff. */
export async function leaveAll(tx: Tx, userId: string): Promise<void> {
  await tx.delete(ticketWindows).where(eq(ticketWindows.userId, userId));
}
