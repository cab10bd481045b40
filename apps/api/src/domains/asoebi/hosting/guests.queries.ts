import type { GuestState, LoadedGuestRow } from '@adunni/contracts/asoebi/guest-list';
import type { GuestAnswer } from '@adunni/contracts/asoebi/sets';
import { kobo } from '@adunni/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import type { Hosted } from '../members/rights.queries.ts';

/** Which guests of an event are asked for. */
export interface GuestFilter {
  q?: string | undefined;
  groupId?: string | undefined;
  state?: GuestState | undefined;
}

/** What guests of an event ordered, one row a guest. */
const ordered = (eventId: string): SQL => sql`(
  select guest_id, bool_or(status = 'part-paid') as is_part_paid, bool_or(status = 'paid') as is_paid,
    bool_or(status = 'reserved') as is_reserved, bool_or(other_phone) as other_phone,
    coalesce(sum(total - paid + refunded) filter (where status = 'part-paid'), 0) as outstanding
  from aso_ebi_orders where event_id = ${eventId} and status <> 'cancelled' and guest_id is not null
  group by guest_id)`;

/** Their sets, by how far they are. */
const made = (eventId: string): SQL => sql`(
  select o.guest_id, count(*)::int as sets, count(*) filter (where s.stage = 'ready')::int as ready,
    count(*) filter (where s.stage = 'waiting')::int as waiting,
    count(*) filter (where s.stage = 'collected')::int as collected
  from aso_ebi_sets s join aso_ebi_orders o on o.id = s.order_id
  where o.event_id = ${eventId} and o.status <> 'cancelled' and s.cancelled_at is null and o.guest_id is not null
  group by o.guest_id)`;

const STATE = sql`case when o.is_part_paid then 'part-paid' when o.is_paid then 'paid' when o.is_reserved then 'reserved'
  when g.answer is not null then g.answer when g.opened_at is not null then 'opened' else 'invited' end`;

/** All guests of an event with what they did, as `g`, `o` and `m`. */
export const guestsWithOrders = (eventId: string): SQL => sql`aso_ebi_guests g
  left join ${ordered(eventId)} o on o.guest_id = g.id left join ${made(eventId)} m on m.guest_id = g.id`;

/** That a guest is one whom the caller sees and asks for. */
function conditionOf({ event, rights }: Hosted, { q, groupId, state }: GuestFilter): SQL {
  const digits = q?.replace(/\D/g, '').replace(/^0/, '') ?? '';
  const words = `%${escapeLike(q ?? '')}%`;
  const isNamed = sql`(g.name ilike ${words} or g.email ilike ${words} or g.table_code ilike ${words}
    ${digits.length > 3 ? sql`or g.phone like ${`%${digits}%`}` : sql``})`;
  return sql.join(
    [
      sql`g.event_id = ${event._id}`,
      ...(rights.groupId === null ? [] : [sql`g.group_id = ${rights.groupId}`]),
      ...(groupId ? [sql`g.group_id = ${groupId}`] : []),
      ...(q ? [isNamed] : []),
      ...(state ? [sql`${STATE} = ${state}`] : []),
    ],
    sql` and `,
  );
}

interface Row {
  [column: string]: unknown;
  _id: string;
  groupId: string;
  name: string;
  phone: string | null;
  email: string | null;
  tableCode: string | null;
  note: string;
  answer: GuestAnswer | null;
  state: GuestState;
  sets: number;
  readySets: number;
  collectedSets: number;
  outstanding: number;
  otherPhone: boolean;
  remindedAt: string | null;
}

/** Guests of an event by name, a page at a time or all, and how many there are. */
export async function findGuests(
  db: Db | Tx,
  hosted: Hosted,
  filter: GuestFilter,
  page: { limit: number; offset: number } | null,
): Promise<{ items: LoadedGuestRow[]; total: number }> {
  const where = conditionOf(hosted, filter);
  const from = guestsWithOrders(hosted.event._id);
  const { rows } = await db.execute<Row>(
    sql`select g.id as "_id", g.group_id as "groupId", g.name, g.phone, g.email, g.table_code as "tableCode", g.note,
      g.answer, ${STATE} as state, coalesce(m.sets, 0) as sets, coalesce(m.ready, 0) as "readySets",
      coalesce(m.collected, 0) as "collectedSets", coalesce(o.outstanding, 0)::float8 as outstanding,
      coalesce(o.other_phone, false) as "otherPhone", g.reminded_at as "remindedAt"
      from ${from} where ${where} order by g.name, g.id
      ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`,
  );
  const { rows: counted } = page
    ? await db.execute<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`)
    : { rows: [{ total: rows.length }] };
  return {
    items: rows.map(({ outstanding, remindedAt, ...row }) => ({
      ...row,
      outstanding: hosted.rights.seesMoney ? kobo(outstanding) : null,
      remindedAt: remindedAt === null ? null : new Date(remindedAt),
    })),
    total: counted[0]?.total ?? 0,
  };
}
