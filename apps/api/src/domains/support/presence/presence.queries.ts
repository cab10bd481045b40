import { isStaff, STAFF_ROLES } from '@adunni/contracts/roles';
import {
  OPEN_TICKETS_EVENT,
  type OpenTicketNews,
  PRESENCE_EVENT,
  PRESENCE_LIFETIME_MS,
  type TicketPresence,
} from '@adunni/contracts/support/presence';
import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Deps, Viewer } from '../../../kit/context.ts';
import { messages } from '../../conversations/tables.ts';
import { users } from '../../identity/tables.ts';
import type { StreamedState } from '../../notifications/domain.ts';
import { TICKET } from '../rules.ts';
import { tickets, ticketWindows } from '../tables.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Windows that have not fallen silent. */
const alive = (clock: Deps['clock']): SQL =>
  gte(ticketWindows.seenAt, new Date(clock().getTime() - PRESENCE_LIFETIME_MS));

const readOthers = ({ db, clock }: Reading, viewerId: string, which: SQL) =>
  db
    .selectDistinct({
      ticketId: ticketWindows.ticketId,
      _id: users._id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(ticketWindows)
    .innerJoin(users, eq(users._id, ticketWindows.userId))
    .where(
      and(
        which,
        alive(clock),
        ne(ticketWindows.userId, viewerId),
        and(inArray(users.role, [...STAFF_ROLES]), eq(users.status, 'active')),
      ),
    )
    .orderBy(asc(ticketWindows.ticketId), asc(users._id));

/** Who else of the staff has a ticket open. */
export async function othersAt(deps: Reading, viewer: Viewer, ticketId: string) {
  const rows = await readOthers(deps, viewer._id, eq(ticketWindows.ticketId, ticketId));
  return rows.map(({ _id, name }) => ({ _id, name }));
}

/** The tickets that somebody has open. */
const openFor = ({ db, clock }: Reading, { _id }: Viewer) =>
  db
    .select({ ticketId: ticketWindows.ticketId })
    .from(ticketWindows)
    .where(and(eq(ticketWindows.userId, _id), alive(clock)));

/** Who else has open what one has open oneself; staff alone are told. */
export async function presenceOf(deps: Reading, viewer: Viewer): Promise<TicketPresence | null> {
  if (!isStaff(viewer.role)) return null;
  const rows = await readOthers(deps, viewer._id, inArray(ticketWindows.ticketId, openFor(deps, viewer)));
  const byTicket = Map.groupBy(rows, ({ ticketId }) => ticketId);
  return {
    tickets: [...byTicket].map(([_id, people]) => ({ _id, people: people.map(({ _id, name }) => ({ _id, name })) })),
  };
}

/** How far the tickets are that one has open, notes included; staff alone are told. */
async function newsOf(deps: Reading, viewer: Viewer): Promise<OpenTicketNews | null> {
  if (!isStaff(viewer.role)) return null;
  const newest = sql<string | null>`(select m.id from ${messages} m where m.subject_id = tickets.id
    and m.subject_kind = ${TICKET} order by m.id desc limit 1)`;
  const rows = await deps.db
    .select({ _id: tickets._id, version: tickets.version, newestId: newest })
    .from(tickets)
    .where(inArray(tickets._id, openFor(deps, viewer)))
    .orderBy(asc(tickets._id));
  return { tickets: rows };
}

/** What the staff’s streams tell of the tickets that they have open. */
export const streamedPresence: readonly StreamedState[] = [
  { event: PRESENCE_EVENT, stateOf: presenceOf },
  { event: OPEN_TICKETS_EVENT, stateOf: newsOf },
];
