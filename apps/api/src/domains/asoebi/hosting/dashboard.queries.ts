import type { EventCounts, LoadedDashboard } from '@adunni/contracts/asoebi/hosting';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import type { Hosted } from '../members/rights.queries.ts';
import { asoEbiGroups, asoEbiPackages } from '../tables.ts';
import { among } from './among.ts';
import { sumPaidOut } from './paid-out.queries.ts';

/** Days that the bars show at most: the last ones. */
const MOST_DAYS = 120;

const NOTHING: EventCounts = {
  ...{ invited: 0, opened: 0, declining: 0, own: 0, reserved: 0, partPaid: 0, paid: 0 },
  ...{ sets: 0, measured: 0, inProduction: 0, ready: 0, collected: 0 },
};

/** How an event stands, in the groups that the caller sees; money only for who may see it. */
export async function findDashboard(db: Db, { event, rights }: Hosted, now: Date): Promise<LoadedDashboard> {
  const shown = await db
    .select()
    .from(asoEbiGroups)
    .where(eq(asoEbiGroups.eventId, event._id))
    .orderBy(asc(asoEbiGroups.position));
  const groups = shown.filter(({ _id }) => rights.groupId === null || _id === rights.groupId);
  const ids = groups.map(({ _id }) => _id);
  if (ids.length === 0) return { total: NOTHING, groups: [], days: [], packages: [], money: null };
  const [guests, orders, sets, packages, days, paidOut] = await Promise.all([
    countGuests(db, ids),
    countOrders(db, ids),
    countSets(db, ids),
    findPackages(db, ids),
    findDays(db, ids, event.openedAt, now),
    rights.seesMoney ? sumPaidOut(db, ids) : kobo(0),
  ]);
  const counted = groups.map(({ _id, name }) => ({
    ...{ ...NOTHING, _id, name },
    ...guests.get(_id),
    ...orders.counts.get(_id),
    ...sets.get(_id),
  }));
  return {
    total: counted.reduce(added, NOTHING),
    groups: counted,
    days,
    packages: packages.map((pack) => {
      const { cloth = 'ankara', colours = [] } = groups.find(({ _id }) => _id === pack.groupId) ?? {};
      return { ...pack, cloth, colours };
    }),
    money: rights.seesMoney ? { ...orders.money, paidOut } : null,
  };
}

const added = (sum: EventCounts, group: EventCounts): EventCounts =>
  Object.fromEntries(
    Object.keys(NOTHING).map((name) => [name, sum[name as keyof EventCounts] + group[name as keyof EventCounts]]),
  ) as unknown as EventCounts;

/** Rows by the group that they are of. */
async function byGroup<T>(db: Db, query: SQL): Promise<Map<string, T>> {
  const { rows } = await db.execute<{ groupId: string }>(query);
  return new Map(rows.map(({ groupId, ...counts }) => [groupId, counts as T]));
}

const countGuests = (db: Db, ids: readonly string[]) =>
  byGroup<Partial<EventCounts>>(
    db,
    sql`select group_id as "groupId", count(*)::int as invited, count(opened_at)::int as opened,
      count(*) filter (where answer = 'declining')::int as declining, count(*) filter (where answer = 'own')::int as own
      from aso_ebi_guests where ${among(sql`group_id`, ids)} group by group_id`,
  );

interface OrderRow {
  [column: string]: unknown;
  groupId: string;
  reserved: number;
  partPaid: number;
  paid: number;
  received: number;
  outstanding: number;
  refunded: number;
  fees: number;
}

async function countOrders(db: Db, ids: readonly string[]) {
  const { rows } = await db.execute<OrderRow>(
    sql`select group_id as "groupId",
      count(*) filter (where status = 'reserved')::int as reserved,
      count(*) filter (where status = 'part-paid')::int as "partPaid",
      count(*) filter (where status = 'paid')::int as paid,
      sum(paid - refunded)::float8 as received,
      coalesce(sum(total - paid + refunded) filter (where status = 'part-paid'), 0)::float8 as outstanding,
      sum(refunded)::float8 as refunded,
      coalesce(sum(case when fee > 0 then fee else round(goods * commission_percent / 100) end)
        filter (where status in ('part-paid', 'paid')), 0)::float8 as fees
      from aso_ebi_orders where ${among(sql`group_id`, ids)} group by group_id`,
  );
  const sumOf = (name: 'received' | 'outstanding' | 'refunded' | 'fees'): Kobo =>
    kobo(rows.reduce((sum, row) => sum + row[name], 0));
  return {
    counts: new Map(rows.map(({ groupId, reserved, partPaid, paid }) => [groupId, { reserved, partPaid, paid }])),
    money: {
      received: sumOf('received'),
      outstanding: sumOf('outstanding'),
      refunded: sumOf('refunded'),
      fees: sumOf('fees'),
    },
  };
}

/** Sets that stand, of orders that are paid at least in part. */
const SOLD = sql`s.cancelled_at is null and o.status in ('part-paid', 'paid')`;

const countSets = (db: Db, ids: readonly string[]) =>
  byGroup<Partial<EventCounts>>(
    db,
    sql`select o.group_id as "groupId", count(*)::int as sets,
      count(*) filter (where s.stage <> 'waiting')::int as measured,
      count(*) filter (where s.stage in ('in-production', 'ready', 'collected'))::int as "inProduction",
      count(*) filter (where s.stage in ('ready', 'collected'))::int as ready,
      count(*) filter (where s.stage = 'collected')::int as collected
      from aso_ebi_sets s join aso_ebi_orders o on o.id = s.order_id
      where ${SOLD} and ${among(sql`o.group_id`, ids)} group by o.group_id`,
  );

async function findPackages(db: Db, ids: readonly string[]) {
  const packages = await db
    .select()
    .from(asoEbiPackages)
    .where(inArray(asoEbiPackages.groupId, [...ids]))
    .orderBy(asc(asoEbiPackages.groupId), asc(asoEbiPackages.position));
  const { rows: sold } = await db.execute<{ packageId: string; sets: number; held: number }>(
    sql`select s.package_id as "packageId", count(*) filter (where ${SOLD})::int as sets,
      count(*) filter (where s.cancelled_at is null and o.status = 'reserved')::int as held
      from aso_ebi_sets s join aso_ebi_orders o on o.id = s.order_id
      where ${among(sql`o.group_id`, ids)} group by s.package_id`,
  );
  const { rows: waiting } = await db.execute<{ packageId: string; waiting: number; offered: number }>(
    sql`select w.package_id as "packageId", sum(w.quantity)::int as waiting,
      coalesce(sum(w.quantity) filter (where w.status = 'offered'), 0)::int as offered
      from aso_ebi_waiting w join aso_ebi_packages p on p.id = w.package_id
      where w.status in ('waiting', 'offered') and ${among(sql`p.group_id`, ids)} group by w.package_id`,
  );
  return packages.map(({ _id, groupId, title, stock, yards, deadline, withdrawnAt }) => {
    const { sets = 0, held = 0 } = sold.find(({ packageId }) => packageId === _id) ?? {};
    const { waiting: wanted = 0, offered = 0 } = waiting.find(({ packageId }) => packageId === _id) ?? {};
    const isWithdrawn = withdrawnAt !== null;
    return { _id, groupId, title, stock, yards, deadline, sets, held: held + offered, waiting: wanted, isWithdrawn };
  });
}

/** Sets that were ordered on each day since the event opened, days without any included. */
async function findDays(db: Db, ids: readonly string[], openedAt: Date | null, now: Date) {
  if (openedAt === null) return [];
  const { rows } = await db.execute<{ day: string; sets: number }>(
    sql`select to_char(o.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day, count(*)::int as sets
      from aso_ebi_sets s join aso_ebi_orders o on o.id = s.order_id
      where ${SOLD} and ${among(sql`o.group_id`, ids)} group by 1`,
  );
  const last = shopDay(now);
  const sets = new Map(rows.map((row) => [row.day, row.sets]));
  const days: { day: string; sets: number }[] = [];
  const earliest = daysAfter(last, 1 - MOST_DAYS);
  let day = shopDay(openedAt) > earliest ? shopDay(openedAt) : earliest;
  for (; day <= last; day = daysAfter(day, 1)) days.push({ day, sets: sets.get(day) ?? 0 });
  return days;
}
