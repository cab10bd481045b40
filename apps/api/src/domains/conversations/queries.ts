import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import type { Place } from './domain.ts';
import { type ReadDeps, showMessages } from './present.queries.ts';
import type { ShownMessage } from './rules.ts';
import { belongsTo, isForEveryone, isInternal, isUnreadBy, visibleTo } from './scope.queries.ts';
import { messages } from './tables.ts';

export type { ReadDeps } from './present.queries.ts';

/** The conversation as the member reads it, oldest first, and how much of it waits for them. Throws 404. */
export async function readConversation(
  deps: ReadDeps,
  place: Place,
): Promise<{ messages: ShownMessage[]; unread: number }> {
  const { db } = deps;
  await requireParticipant(db, place);
  const spoken = await showMessages(deps, place.subject, place.member, and(visibleTo(place, 'spoken'), isForEveryone));
  return { messages: spoken, unread: await countUnread(db, place) };
}

/** What those at work have noted about the subject, or a topic of it, oldest first; customers are shown nothing. */
export const listInternal = (deps: ReadDeps, place: Place, more?: SQL): Promise<ShownMessage[]> =>
  showMessages(deps, place.subject, place.member, and(visibleTo(place, 'internal'), isInternal, more));

/** How many messages wait for the member; whether the subject is theirs is decided before. */
export async function countUnread(db: Db | Tx, place: Place): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(messages).where(waitingFor(place));
  return row?.unread ?? 0;
}

/**
 * Marks what waits for the member as read, up to the last message that they saw; answers with what still waits. Throws
 * 404.
 */
export async function markRead(
  db: Db | Tx,
  place: Place,
  { lastId, now }: { lastId: string; now: Date },
): Promise<number> {
  await requireParticipant(db, place);
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(waitingFor(place), lte(messages._id, lastId)));
  return countUnread(db, place);
}

/** What was said about subjects of a kind to the people concerned, oldest first; nothing internal. */
export function messagesAbout(db: Db | Tx, kind: string, subjectIds: readonly string[]) {
  const { subjectId, side, text, createdAt } = messages;
  return db
    .select({ subjectId, side, text, createdAt })
    .from(messages)
    .where(and(eq(messages.subjectKind, kind), inArray(messages.subjectId, [...subjectIds]), isForEveryone))
    .orderBy(asc(messages._id));
}

/** SQL of the messages about subjects of a kind that the customer, or those who work on them, have not read. */
export const unreadOf = (kind: string, reader: 'customer' | 'worker'): SQL =>
  sql`${messages.subjectKind} = ${kind} and ${isUnreadBy(reader)}`;

/** SQL of how many there are about one subject, whose id is given in SQL. */
export const countUnreadOf = (kind: string, reader: 'customer' | 'worker', subjectId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${messages} where ${unreadOf(kind, reader)}
    and ${messages.subjectId} = ${subjectId})`;

/** Messages that wait: of the customer’s those that are the member’s to answer, or what the others wrote to them. */
function waitingFor(place: Place): SQL | undefined {
  const { subject, member } = place;
  const isCustomer = member.side === 'customer';
  return and(
    belongsTo(place),
    isUnreadBy(isCustomer ? 'customer' : 'worker'),
    isCustomer ? undefined : subject.answeredBy(member),
  );
}

async function requireParticipant(db: Db | Tx, { subject, subjectId, member }: Place): Promise<void> {
  if (!(await subject.find(db, subjectId, member))) throw new Refusal(commonErrors.not_found);
}
