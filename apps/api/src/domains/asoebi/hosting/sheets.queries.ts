import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { asoEbiHandovers } from '../tables.ts';

/** One guest’s order as it is packed: where it is handed over, and what is in it. */
export interface PackedOrder {
  [column: string]: unknown;
  number: string;
  name: string;
  tableCode: string | null;
  group: string;
  handoverId: string;
  address: string;
  phone: string;
  /** `2 × Five yards of lace`. */
  sets: string[];
  /** Who wears them, with a size where there is one: `Bola (UK 14)`. */
  wearers: string[];
  isPaid: boolean;
}

/** Where sets are handed over, in the host’s order. */
export const findHandovers = (db: Db, eventId: string) =>
  db.select().from(asoEbiHandovers).where(eq(asoEbiHandovers.eventId, eventId)).orderBy(asc(asoEbiHandovers.position));

/**
 * What is packed of an event, of one group when it is named: orders that are paid at least in part, by name. Sizes are for
 * the workshop’s eyes only.
 */
export async function findPackedOrders(
  db: Db,
  eventId: string,
  groupId: string | null,
  { withSizes }: { withSizes: boolean },
): Promise<PackedOrder[]> {
  const ofGroup: SQL = groupId === null ? sql`` : sql`and o.group_id = ${groupId}`;
  const { rows } = await db.execute<PackedOrder>(
    sql`select o.number, o.name, o.phone, o.address, o.handover_id as "handoverId", gr.name as "group",
      g.table_code as "tableCode", o.status = 'paid' as "isPaid",
      (select array_agg(counted.label order by counted.label) from (
        select count(*) || ' × ' || p.title as label from aso_ebi_sets s join aso_ebi_packages p on p.id = s.package_id
        where s.order_id = o.id and s.cancelled_at is null group by p.title) counted) as sets,
      (select array_agg(case when s.size is null or not ${withSizes} then s.wearer else s.wearer || ' (' || s.size || ')' end order by s.id)
        from aso_ebi_sets s where s.order_id = o.id and s.cancelled_at is null) as wearers
      from aso_ebi_orders o join aso_ebi_groups gr on gr.id = o.group_id
      left join aso_ebi_guests g on g.id = o.guest_id
      where o.event_id = ${eventId} and o.status in ('part-paid', 'paid') ${ofGroup}
        and exists (select from aso_ebi_sets s where s.order_id = o.id and s.cancelled_at is null)
      order by o.name, o.number`,
  );
  return rows;
}

/** Sets of packages that are made in sizes, by size. */
export async function findSizes(db: Db, eventId: string, groupId: string | null) {
  const ofGroup: SQL = groupId === null ? sql`` : sql`and o.group_id = ${groupId}`;
  const { rows } = await db.execute<{ packageId: string; size: string; sets: number }>(
    sql`select s.package_id as "packageId", s.size, count(*)::int as sets
      from aso_ebi_sets s join aso_ebi_orders o on o.id = s.order_id
      where o.event_id = ${eventId} and o.status in ('part-paid', 'paid') and s.cancelled_at is null
        and s.size is not null ${ofGroup}
      group by s.package_id, s.size order by s.size`,
  );
  return rows;
}
