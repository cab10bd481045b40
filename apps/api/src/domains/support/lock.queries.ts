import { ticketErrors } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { type TicketRow, tickets } from './tables.ts';
import { getTargets } from './targets/targets.queries.ts';
import { timedValues } from './targets/targets.rules.ts';

/** A ticket that nobody else changes until the transaction ends. Throws 404. */
export async function lockTicket(tx: Tx, ticketId: string): Promise<TicketRow> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets._id, ticketId)).for('no key update');
  if (!ticket) throw new Refusal(ticketErrors.ticket_not_found);
  return ticket;
}

/** Changes a locked ticket, and its due times with it. */
export async function changeTicket(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  ticket: TicketRow,
  values: Partial<TicketRow>,
): Promise<TicketRow> {
  const timed = values.status || values.priority ? timedValues(ticket, values, clock(), await getTargets(tx)) : {};
  const [changed] = await tx
    .update(tickets)
    .set({ ...values, ...timed, version: ticket.version + 1 })
    .where(eq(tickets._id, ticket._id))
    .returning();
  return changed as TicketRow;
}
