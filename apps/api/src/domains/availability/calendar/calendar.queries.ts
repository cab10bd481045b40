import type { getCalendar } from '@adunni/contracts/availability/staff';
import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { isStaff } from '@adunni/contracts/roles';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { type Range, spansOn } from '../slots.ts';
import { availabilityBlocks, availabilityDays, providers } from '../tables.ts';
import { addDays, type Day, dayAt, dayBegin, localDays } from '../zone.ts';

/** The workshop that is meant: a maker’s own whatever they ask for, the named one for staff. Throws 404 without one. */
export async function workshopOf({ viewer }: StaffCtx, db: Db | Tx, asked: string | undefined): Promise<string> {
  if (!isStaff(viewer.role)) return makerIdOf(db, viewer._id);
  const known = asked ? await db.select({ _id: makers._id }).from(makers).where(eq(makers._id, asked)) : [];
  if (!known[0]) throw new Refusal(commonErrors.not_found);
  return known[0]._id;
}

/** A workshop’s people with their hours, and what holds from today on beside these. */
export async function findWorkshopCalendar(
  ctx: StaffCtx,
  asked: string | undefined,
): Promise<Returned<typeof getCalendar>> {
  const { db, clock } = ctx;
  const makerId = await workshopOf(ctx, db, asked);
  // A day may be over in London and not yet in Lagos.
  const since = new Date(clock().getTime() - DAY_MS);
  const [[maker], people, days] = await Promise.all([
    db.select({ _id: makers._id, name: makers.name }).from(makers).where(eq(makers._id, makerId)),
    peopleOf(db, makerId),
    db
      .select()
      .from(availabilityDays)
      .where(
        and(eq(availabilityDays.makerId, makerId), gte(availabilityDays.lastDay, since.toISOString().slice(0, 10))),
      )
      .orderBy(asc(availabilityDays.firstDay), asc(availabilityDays._id)),
  ]);
  const ids = people.map(({ _id }) => _id);
  const blocks =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(availabilityBlocks)
          .where(and(inArray(availabilityBlocks.providerId, ids), gte(availabilityBlocks.endsAt, clock())))
          .orderBy(asc(availabilityBlocks.startsAt), asc(availabilityBlocks._id));
  if (!maker) throw new Refusal(commonErrors.not_found);
  return {
    maker,
    providers: people,
    days,
    blocks: blocks.map(({ startsAt, endsAt, ...block }) => ({
      ...block,
      startsAt,
      endsAt,
    })),
  };
}

/** Everybody of a workshop, in their order. */
export const peopleOf = (db: Db | Tx, makerId: string) =>
  db
    .select()
    .from(providers)
    .where(eq(providers.makerId, makerId))
    .orderBy(asc(providers.position), asc(providers._id));

/** Some days where a workshop is, and the moments at which they begin and end. */
export interface DaySpan {
  zone: string;
  first: Day;
  last: Day;
  begin: number;
  end: number;
}

/** So many days from one on, from today when none is named. */
export function spanOfDays(zone: string | undefined, from: Day | undefined, days: number, now: Date): DaySpan {
  const at = zone ?? 'Africa/Lagos';
  const first = from ?? dayAt(now.getTime(), at);
  const last = addDays(first, days - 1);
  return { zone: at, first, last, begin: dayBegin(first, at), end: dayBegin(addDays(last, 1), at) };
}

/** When each of these people is open on some days, by the week’s hours and the days on which others hold. */
export async function openHours(
  db: Db | Tx,
  makerId: string,
  people: readonly (typeof providers.$inferSelect)[],
  { first, last }: DaySpan,
): Promise<(Range & { providerId: string })[]> {
  const overrides = await db
    .select()
    .from(availabilityDays)
    .where(
      and(
        eq(availabilityDays.makerId, makerId),
        lte(availabilityDays.firstDay, last),
        gte(availabilityDays.lastDay, first),
      ),
    )
    // Own days decide before the workshop’s, later entries before earlier ones.
    .orderBy(sql`${availabilityDays.providerId} is null`, desc(availabilityDays._id));
  return people.flatMap(({ _id: providerId, hours, zone, isActive }) => {
    if (!isActive) return [];
    const own = overrides.filter((days) => days.providerId === null || days.providerId === providerId);
    return localDays(first, last, zone).flatMap((day) =>
      spansOn(day, { hours, only: null }, own).map((span) => ({ providerId, ...span })),
    );
  });
}
