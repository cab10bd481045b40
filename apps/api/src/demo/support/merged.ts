import { randomBytes } from 'node:crypto';
import type { TicketCategory, TicketPriority } from '@adunni/contracts/support/kinds';
import { type SQL, sql } from 'drizzle-orm';
import { messages } from '../../domains/conversations/tables.ts';
import { TICKET } from '../../domains/support/rules.ts';
import { tickets } from '../../domains/support/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';

/** The next readable number of a ticket that was opened then. */
export const nextNumber = (opened: Date): SQL =>
  sql`${`TKT-${opened.getUTCFullYear()}-`}::text || lpad(nextval('ticket_numbers')::text, 6, '0')`;

interface Place {
  /** The ticket that stays, in which all is said. */
  intoId: string;
  requesterId: string;
  adminId: string;
  key: string;
}

interface Asked {
  subject: string;
  text: string;
  category: TicketCategory;
  priority: TicketPriority;
  askedAt: Date;
  mergedAt: Date;
}

/** A ticket that asked the same again and was merged: it is closed, what it said and a note about it lie where it went. */
export async function storeMerged(tx: Tx, { intoId, requesterId, adminId, key }: Place, asked: Asked): Promise<void> {
  const { subject, text, category, priority, askedAt, mergedAt } = asked;
  const [duplicate] = await tx
    .insert(tickets)
    .values({
      publicId: randomBytes(16).toString('base64url'),
      number: nextNumber(askedAt),
      ...{ requesterId, subject, category, priority, status: 'Closed', mergedInto: intoId },
      ...{ createdAt: askedAt, runsSince: askedAt, lastAt: askedAt, closedAt: mergedAt },
      ...{ formKey: key, formHash: key },
    })
    .returning({ number: tickets.number });
  const note = `Merged ${duplicate?.number} “${subject}” into this ticket.`;
  const place = { subjectKind: TICKET, subjectId: intoId };
  await tx.insert(messages).values([
    { ...place, text, side: 'customer', audience: 'everyone', authorId: requesterId, createdAt: askedAt },
    { ...place, text: note, side: 'staff', audience: 'staff', authorId: adminId, createdAt: mergedAt },
  ]);
}
