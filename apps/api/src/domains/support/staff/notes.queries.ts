import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { messages } from '../../conversations/tables.ts';
import { users } from '../../identity/tables.ts';
import { TICKET } from '../rules.ts';

/** What was noted in tickets, by their ids: each note on lines of its own, with when and by whom, the oldest first. */
export async function loadNotes({ db }: StaffCtx, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      ticketId: messages.subjectId,
      text: messages.text,
      at: messages.createdAt,
      by: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(messages)
    .innerJoin(users, eq(users._id, messages.authorId))
    .where(and(eq(messages.subjectKind, TICKET), inArray(messages.subjectId, ids), ne(messages.audience, 'everyone')))
    .orderBy(asc(messages._id));
  const notes = Map.groupBy(rows, ({ ticketId }) => ticketId);
  return new Map(
    [...notes].map(([ticketId, noted]) => [
      ticketId,
      noted.map(({ at, by, text }) => `${at.toISOString()} ${by}: ${text}`).join('\n'),
    ]),
  );
}
