import { isStaff, type Role } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { messagesAbout } from '../conversations/queries.ts';
import { confirmedEmailOf } from '../identity/queries.ts';
import { leaveAll } from './presence/presence.service.ts';
import { TICKET } from './rules.ts';
import { dropTickets } from './service.ts';
import { tickets } from './tables.ts';

/** A person’s own, and those that the email which they have confirmed asked without an account. */
const isOf = (userId: string): SQL | undefined =>
  or(eq(tickets.requesterId, userId), inArray(sql`lower(${tickets.guestEmail})`, confirmedEmailOf(userId)));

/** A person’s tickets and what was said in them, in plain words; what staff noted is no part of it. */
export async function exportTickets(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(tickets)
    .where(and(isOf(userId), isNull(tickets.mergedInto)))
    .orderBy(asc(tickets._id));
  const said = await messagesAbout(
    db,
    TICKET,
    rows.map(({ _id }) => _id),
  );
  return rows.map(({ _id, number, subject, category, priority, status, createdAt, ratingScore, ratingComment }) => ({
    ...{ number, subject, category, priority, status },
    openedAt: createdAt.toISOString(),
    rating: ratingScore === null ? null : { score: ratingScore, comment: ratingComment },
    messages: said
      .filter(({ subjectId }) => subjectId === _id)
      .map(({ side, text, createdAt: at }) => ({ from: side, text, writtenAt: at.toISOString() })),
  }));
}

/** Takes a person’s tickets away, with all that was said, noted and attached in them, and hands on those they work on. */
export async function eraseTickets(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  await dropTickets(deps, tx, isOf(userId), userId);
  await handOnTickets(tx, userId);
}

/** Nobody works any more on what was somebody’s who is suspended or gone. */
export async function handOnTickets(tx: Tx, userId: string): Promise<void> {
  await tx.update(tickets).set({ assigneeId: null }).where(eq(tickets.assigneeId, userId));
  await leaveAll(tx, userId);
}

/** Who stops being staff works on no tickets. */
export async function followRole(tx: Tx, { userId, to }: { userId: string; to: Role }): Promise<void> {
  if (!isStaff(to)) await handOnTickets(tx, userId);
}
