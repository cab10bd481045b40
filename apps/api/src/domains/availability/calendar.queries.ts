import type { WeeklyWindow } from '@adunni/contracts/availability/availability';
import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { runPrepared } from '../../kit/database/prepared.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import type { Busy, Override, Range, SlotRules } from './slots.ts';

/** What takes a provider’s time: a block, a booking of another service, or one of the service that is asked about. */
export const TAKEN_BY = { block: 0, other: 1, own: 2 } as const;

/** A provider’s calendar as far as it matters to a range of time. */
export interface ProviderCalendar {
  _id: string;
  name: string;
  title: string;
  zone: string;
  hours: WeeklyWindow[];
  dailyCap: number | null;
  overrides: Override[];
  /**
   * Five numbers for each time that is taken, one after the other: from when in seconds since 1970, for how many seconds,
   * by what (`TAKEN_BY`), and of a booking how many seconds later it starts, and its seats. One long list of short
   * numbers, because ten thousand times cost their weight in collected garbage.
   */
  busy: number[];
}

/** What a service’s free times follow from. */
export interface ServiceCalendar extends Omit<SlotRules, 'hours' | 'dailyCap'> {
  nextFreeAt: Date | string | null;
  providers: ProviderCalendar[];
}

const before = (at: SQL): SQL => sql`floor(date_part('epoch', ${at}))::int8`;
const after = (at: SQL): SQL => sql`ceil(date_part('epoch', ${at}))::int8`;

/** What takes provider `p`’s time within a range, buffers included: their blocks and bookings, five numbers each. */
const busyOf = (from: string, to: string): SQL => sql`
  select concat_ws(',', ${before(sql`b.starts_at`)}, ${after(sql`b.ends_at`)} - ${before(sql`b.starts_at`)},
    ${TAKEN_BY.block}::int, 0, 0) as taken
  from availability_blocks b where b.provider_id = p.id and b.ends_at > ${from} and b.starts_at < ${to}
  union all
  select concat_ws(',', ${before(sql`t.taken_from`)}, ${after(sql`t.taken_to`)} - ${before(sql`t.taken_from`)},
    case when t.service_id = s.id then ${TAKEN_BY.own}::int else ${TAKEN_BY.other}::int end,
    ${before(sql`t.starts_at`)} - ${before(sql`t.taken_from`)}, t.taken)
  from booked_times t
  where t.provider_id = p.id and t.taken > 0 and tstzrange(t.taken_from, t.taken_to) && tstzrange(${from}, ${to})`;

/** Active providers of service `s` with what their free times follow from; own days decide before the workshop’s. */
const providersOf = (from: string, to: string): SQL => sql`
  select json_build_object('_id', p.id, 'name', p.name, 'title', p.title, 'zone', p.zone, 'hours', p.hours,
    'dailyCap', p.daily_cap,
    'overrides', coalesce((
      select json_agg(json_build_object('firstDay', d.first_day, 'lastDay', d.last_day, 'windows', d.windows)
        order by d.provider_id is null, d.id desc)
      from availability_days d
      where d.maker_id = p.maker_id and (d.provider_id is null or d.provider_id = p.id)
        and d.last_day >= ${from}::date - 2), '[]'),
    'busy', (select '[' || coalesce(string_agg(taken, ','), '') || ']' from (${busyOf(from, to)}) each_taken)::json) as calendar,
    p.position, p.id
  from service_providers sp join providers p on p.id = sp.provider_id
  where sp.service_id = s.id and p.is_active`;

/** The calendars of the services for which a condition on `s` and its maker `m` holds, in one query. */
const calendars = (where: SQL, range: Range): SQL => {
  // Bookings of the whole first and last day count towards daily caps.
  const [from, to] = [range.from - 2 * DAY_MS, range.to + 2 * DAY_MS].map((at) => new Date(at).toISOString());
  return sql`
    select s.id as "serviceId", s.only, s.step, s.duration, s.buffer_before as "bufferBefore",
      s.buffer_after as "bufferAfter", s.notice, s.horizon_days as "horizonDays", s.seats, n.at as "nextFreeAt",
      coalesce((select json_agg(calendar order by position, id)
        from (${providersOf(from as string, to as string)}) each_provider), '[]') as providers
    from services s join makers m on m.id = s.maker_id left join service_next_free n on n.service_id = s.id
    where ${where}`;
};

/** The calendar of a service that the public sees; null when there is none. */
export async function findCalendar(pool: Pool, serviceId: string, range: Range): Promise<ServiceCalendar | null> {
  const isVisible = sql`s.id = ${serviceId} and s.status = 'published' and m.status = 'approved'`;
  const [row] = await runPrepared<ServiceCalendar>(pool, 'find_calendar', calendars(isVisible, range));
  return row ?? null;
}

/** The calendars of services, whether they show or not. */
export async function calendarsOf(
  tx: Db | Tx,
  serviceIds: readonly string[],
  range: Range,
): Promise<ServiceCalendar[]> {
  const named = sql`s.id = any (${sql.param([...serviceIds])}::uuid[])`;
  const { rows } = await tx.execute(calendars(named, range));
  return rows as unknown as ServiceCalendar[];
}

/** How many numbers of `busy` belong together. */
export const TAKEN_NUMBERS = 5;

/**
 * A provider’s taken times as the rule for a service reads them. Who booked matters only for classes and daily caps; for
 * anything else a booking takes time as a block does.
 */
export function toBusy({ busy, dailyCap }: ProviderCalendar, { serviceId, seats }: BookedFor): Busy[] {
  const times: Busy[] = [];
  const asksWho = seats > 1 || dailyCap !== null;
  for (let at = 0; at < busy.length; at += TAKEN_NUMBERS) {
    const [from, by] = [(busy[at] ?? 0) * SECOND_MS, busy[at + 2]];
    const to = from + (busy[at + 1] ?? 0) * SECOND_MS;
    const isBooked = asksWho && by !== TAKEN_BY.block;
    const start = from + (busy[at + 3] ?? 0) * SECOND_MS;
    const of = by === TAKEN_BY.own ? serviceId : ANOTHER;
    times.push({ from, to, booking: isBooked ? { serviceId: of, start, seats: busy[at + 4] ?? 0 } : null });
  }
  return times;
}
type BookedFor = Pick<SlotRules, 'serviceId' | 'seats'>;
const SECOND_MS = 1000;
const ANOTHER = 'another service';
