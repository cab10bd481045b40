import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { contains } from '../../kit/database/contains.ts';
import { users } from '../identity/tables.ts';
import { findTalks } from './conversation/queries.ts';
import { findDashboard } from './hosting/dashboard.queries.ts';
import { presentHosted } from './queries.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiPackages, type EventRow } from './tables.ts';

const hostName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
const groupCount = sql<number>`(select count(*)::int from ${asoEbiGroups} where ${asoEbiGroups.eventId} = ${asoEbiEvents._id})`;
const packageCount = sql<number>`(select count(*)::int from ${asoEbiPackages}
  join ${asoEbiGroups} on ${asoEbiGroups._id} = ${asoEbiPackages.groupId}
  where ${asoEbiGroups.eventId} = ${asoEbiEvents._id})`;

/** How staff find and read aso-ebi events, drafts included. */
export const asoEbiEventReads = {
  table: asoEbiEvents,
  search: (words: string) =>
    or(
      contains(asoEbiEvents.title, words),
      contains(asoEbiEvents.celebrants, words),
      contains(asoEbiEvents.city, words),
      sql`exists (select from ${users} where ${and(eq(users._id, asoEbiEvents.hostId), or(contains(hostName, words), contains(users.email, words)))})`,
    ),
  filters: { status: asoEbiEvents.status, kind: asoEbiEvents.kind },
  // What has no day yet comes after all that have one.
  sorts: {
    updatedAt: asoEbiEvents.updatedAt,
    day: sql`coalesce(${asoEbiEvents.day}, '9999-12-31')`,
    title: asoEbiEvents.title,
  },
  async load({ db }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({ event: getTableColumns(asoEbiEvents), host: hostName, groupCount, packageCount })
      .from(asoEbiEvents)
      .innerJoin(users, eq(users._id, asoEbiEvents.hostId))
      .where(inArray(asoEbiEvents._id, ids));
    return rows.map(({ event, host, ...counts }) => ({
      ...event,
      ...counts,
      title: event.title || 'Untitled',
      host: { _id: event.hostId, name: host },
    }));
  },
  async detail({ db, clock }: StaffCtx, row: EventRow) {
    const { groups, handovers, cover } = await presentHosted(db, row, clock());
    const rights = { isHost: false, seesGuests: true, seesMoney: true, edits: false, groupId: null };
    const { total, money } = await findDashboard(db, { event: row, rights }, clock());
    const talks = await findTalks(db, row._id, clock());
    return { groups, handovers, cover, talks, figures: { total, money } };
  },
};
