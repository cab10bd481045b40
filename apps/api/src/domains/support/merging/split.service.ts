import { randomBytes } from 'node:crypto';
import { mergingErrors } from '@adunni/contracts/support/merging';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, asc, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { moveMessages } from '../../conversations/service.ts';
import { messages } from '../../conversations/tables.ts';
import { lockTicket } from '../lock.queries.ts';
import { mailReceived } from '../notify.service.ts';
import { TICKET } from '../rules.ts';
import { KEY_BYTES, nextNumber } from '../service.ts';
import { type TicketRow, tickets } from '../tables.ts';
import { getTargets } from '../targets/targets.queries.ts';
import { dueTimes } from '../targets/targets.rules.ts';
import { noteIn } from './merge.service.ts';

/**
 * Takes chosen messages into a ticket of their own by the same customer, who gets the email with its link and none of
 * what was said before. Answers with its id. Throws 404, 409 when it is closed or one of the messages is not in it, 422
 * when the first of them that was said is not the customer’s.
 */
export async function splitOff(
  ctx: StaffCtx,
  ticketId: string,
  { subject, messageIds }: { subject: string; messageIds: readonly string[] },
): Promise<string> {
  // Chosen before, since a transaction may run twice.
  const publicId = randomBytes(KEY_BYTES).toString('base64url');
  return staffWrite(ctx, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket.status === 'Closed') throw new Refusal(ticketErrors.ticket_closed);
    await requireMovable(tx, ticketId, messageIds);
    const split = await insert(ctx, tx, ticket, { publicId, subject });
    await moveMessages(tx, { kind: TICKET, from: ticketId, to: split._id, messageIds });
    await noteIn(
      ctx,
      tx,
      ticketId,
      `Split ${messageIds.length === 1 ? 'a message' : `${messageIds.length} messages`} into ${split.number} “${subject}”.`,
    );
    await noteIn(ctx, tx, split._id, `Split from ${ticket.number} “${ticket.subject}”.`);
    await mailReceived(ctx, tx, split);
    return split._id;
  });
}

/** The description stays, since a ticket without one says nothing, and a new one begins with what its customer wrote. */
async function requireMovable(tx: Tx, ticketId: string, messageIds: readonly string[]): Promise<void> {
  const said = await tx
    .select({ _id: messages._id, side: messages.side, audience: messages.audience })
    .from(messages)
    .where(and(eq(messages.subjectKind, TICKET), eq(messages.subjectId, ticketId)))
    .orderBy(asc(messages._id));
  const description = said.find(({ audience }) => audience === 'everyone');
  const chosen = said.filter(({ _id }) => messageIds.includes(_id) && _id !== description?._id);
  if (chosen.length !== new Set(messageIds).size) throw new Refusal(mergingErrors.not_in_ticket);
  const first = chosen.find(({ audience }) => audience === 'everyone');
  if (first?.side !== 'customer') throw new Refusal(mergingErrors.needs_customer);
}

async function insert(
  { clock }: StaffCtx,
  tx: Tx,
  from: TicketRow,
  { publicId, subject }: { publicId: string; subject: string },
): Promise<TicketRow> {
  const now = clock();
  const targets = await getTargets(tx);
  const { requesterId, guestName, guestEmail, category, channel, priority, assigneeId } = from;
  const timed = {
    ...({ status: 'Open', createdAt: now, runsSince: now, waitedMinutes: 0, waitsSince: null } as const),
    ...{ priority, firstAnsweredAt: null },
  };
  const [split] = await tx
    .insert(tickets)
    .values({
      ...{ publicId, subject, requesterId, guestName, guestEmail, category, channel, assigneeId },
      number: nextNumber(now),
      ...{ ...timed, ...dueTimes(timed, targets), targetPrint: targets.print },
      ...{ orderPartId: from.orderPartId, bookingId: from.bookingId },
      ...{ paymentId: from.paymentId, subscriptionId: from.subscriptionId },
      ...{ formKey: publicId, formHash: publicId, lastAt: now },
    })
    .returning();
  if (!split) throw new Error('the ticket was not stored');
  return split;
}
