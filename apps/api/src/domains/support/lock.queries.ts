import { ticketErrors } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { type TicketRow, tickets } from './tables.ts';

/** A ticket that nobody else changes until the transaction ends. Throws 404. */
export async function lockTicket(tx: Tx, ticketId: string): Promise<TicketRow> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets._id, ticketId)).for('no key update');
  if (!ticket) throw new Refusal(ticketErrors.ticket_not_found);
  return ticket;
}

/** Changes a locked ticket. */
export async function changeTicket(
  tx: Tx,
  { _id, version }: TicketRow,
  values: Partial<TicketRow>,
): Promise<TicketRow> {
  const [changed] = await tx
    .update(tickets)
    .set({ ...values, version: version + 1 })
    .where(eq(tickets._id, _id))
    .returning();
  return changed as TicketRow;
}
