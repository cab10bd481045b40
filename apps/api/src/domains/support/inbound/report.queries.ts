import type { LoadedStaffTicket } from '@adunni/contracts/support/staff';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { ticketMails } from '../tables.ts';

/** How many of the latest stand beside a ticket. */
const LATEST = 5;

/** The latest mails about a ticket that became no messages, the oldest first. */
export async function reportsOf(db: Db, ticketId: string): Promise<LoadedStaffTicket['mails']> {
  const reports = await db
    .select()
    .from(ticketMails)
    .where(and(eq(ticketMails.ticketId, ticketId), inArray(ticketMails.kind, ['automatic', 'bounce'])))
    .orderBy(desc(ticketMails._id))
    .limit(LATEST);
  return reports.reverse().map(({ kind, sender, detail, createdAt }) => ({
    kind: kind === 'bounce' ? 'bounce' : 'automatic',
    ...{ sender, detail, at: createdAt },
  }));
}
