import { SET_STAGES, type SetStage } from '@adunni/contracts/asoebi/sets';
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
  /** `2 × Five yards of lace`; for a workshop with how far they are: `2 × Gown · Ready`. */
  sets: string[];
  /** Those that get a label; empty when none do. */
  labelled: string[];
  /** Who wears them, with a size where there is one: `Bola (UK 14)`. */
  wearers: string[];
  isPaid: boolean;
}

/** Where sets are handed over, in the host’s order. */
export const findHandovers = (db: Db, eventId: string) =>
  db.select().from(asoEbiHandovers).where(eq(asoEbiHandovers.eventId, eventId)).orderBy(asc(asoEbiHandovers.position));

/** Sets of an order that are alike; their stage is told where a workshop packs. */
interface Counted {
  title: string;
  stage: SetStage | null;
  count: number;
}

/** Stages of what there is to put a label on. */
const LABELLED: readonly (SetStage | null)[] = ['in-production', 'ready'];

/**
 * What is packed of an event, of one group when it is named: orders that are paid at least in part, by name. Sizes, how far
 * sets are and that those handed over are left out, are for the workshop that packs them.
 */
export async function findPackedOrders(
  db: Db,
  eventId: string,
  groupId: string | null,
  { isWorkshop }: { isWorkshop: boolean },
): Promise<PackedOrder[]> {
  const ofGroup: SQL = groupId === null ? sql`` : sql`and o.group_id = ${groupId}`;
  // Sets are gathered of all orders at once: looked up order by order, thousands take half a second.
  const { rows } = await db.execute<Omit<PackedOrder, 'sets' | 'labelled'> & { counted: Counted[] }>(
    sql`with packed as (
        select s.id, s.order_id, s.wearer, s.size, p.title, case when ${isWorkshop} then s.stage end as stage
        from aso_ebi_orders o
        join aso_ebi_sets s on s.order_id = o.id and s.cancelled_at is null
          and not (${isWorkshop} and s.stage = 'collected')
        join aso_ebi_packages p on p.id = s.package_id
        where o.event_id = ${eventId} and o.status in ('part-paid', 'paid') ${ofGroup}),
      counted as (select order_id, title, stage, count(*) as count from packed group by order_id, title, stage),
      listed as (select order_id, jsonb_agg(jsonb_build_object('title', title, 'stage', stage, 'count', count)
        order by count || ' × ' || title, stage) as counted from counted group by order_id),
      worn as (select order_id, array_agg(case when size is null or not ${isWorkshop} then wearer
        else wearer || ' (' || size || ')' end order by id) as wearers from packed group by order_id)
      select o.number, o.name, o.phone, o.address, o.handover_id as "handoverId", gr.name as "group",
        g.table_code as "tableCode", o.status = 'paid' as "isPaid", listed.counted, worn.wearers
      from listed join worn using (order_id) join aso_ebi_orders o on o.id = order_id
      join aso_ebi_groups gr on gr.id = o.group_id left join aso_ebi_guests g on g.id = o.guest_id
      order by o.name, o.number`,
  );
  return rows.map(({ counted, ...order }) => ({
    ...order,
    sets: counted.map((each) =>
      [countText(each), each.stage && SET_STAGES[each.stage].label].filter(Boolean).join(' · '),
    ),
    labelled: counted.filter(({ stage }) => !isWorkshop || LABELLED.includes(stage)).map(countText),
  })) as PackedOrder[];
}

const countText = ({ count, title }: Counted): string => `${count} × ${title}`;

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
