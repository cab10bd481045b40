import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Place } from './domain.ts';
import { READABLE } from './rules.ts';
import { messages } from './tables.ts';

/** What is said between the sides. Spelled out, so that the index of unread messages serves. */
export const isForEveryone: SQL = sql`${messages.audience} = 'everyone'`;

/** What those at work note among themselves. */
export const isInternal: SQL = sql`${messages.audience} <> 'everyone'`;

/** The messages about a subject. */
export const belongsTo = ({ subject, subjectId }: Pick<Place, 'subject' | 'subjectId'>): SQL | undefined =>
  and(eq(messages.subjectKind, subject.kind), eq(messages.subjectId, subjectId));

/** The messages about a subject that a member may read at all: no internal one leaves the database for a customer. */
export const visibleTo = (place: Place, which: 'spoken' | 'internal'): SQL | undefined =>
  and(
    belongsTo(place),
    inArray(messages.audience, [...READABLE[place.member.side]]),
    place.subject.readableBy(place.member, which),
  );

/** What the other side said and nobody of this one has read. */
export const isUnreadBy = (reader: 'customer' | 'worker'): SQL =>
  sql`${messages.readAt} is null and ${isForEveryone} and ${messages.side} ${
    reader === 'customer' ? sql`in ('maker', 'staff')` : sql`= 'customer'`
  }`;
