import type { DELIVERY_OPTIONS } from '@adunni/contracts/checkout/choices';
import { type Stage, stageLabel } from '@adunni/contracts/orders/stages';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import { inArea, pathOf } from '../../notifications/rules.ts';
import { isNumbered, ownWorkshop, type Searcher } from '../../search/queries.ts';
import type { NumberQuery } from '../../search/rules.ts';

/** Parts of a maker, and orders of a number, among which a maker’s order is looked for. */
const NEWEST_PARTS = 200;
const NEWEST_ORDERS = 2000;

/** Orders by their number: to staff all, to makers those with a part that they make or sew. */
export function findOrders(db: Db | Tx, seeker: Searcher, sought: NumberQuery): Promise<SearchResult[]> {
  const isSought = isNumbered(sql`o.number`, sought);
  return toResults(
    db,
    seeker,
    isStaff(seeker.role)
      ? sql`select o.*, null::stage as stage from orders o where ${isSought}`
      : ownOrders(seeker, isSought),
  );
}

/**
 * Orders of a maker by the customer’s name, among the newest; staff find the person instead, and their orders from there.
 */
export async function findOrdersOfCustomers(db: Db | Tx, seeker: Searcher, q: string): Promise<SearchResult[]> {
  if (isStaff(seeker.role)) return [];
  const name = sql`lower(concat_ws(' ', '', o.contact->>'firstName', o.contact->>'lastName'))`;
  const isSought = sql`${name} like ${`% ${escapeLike(q.trim().toLowerCase())}%`}`;
  return toResults(db, seeker, newestOwnOrders(seeker, isSought));
}

async function toResults(db: Db | Tx, seeker: Searcher, found: SQL): Promise<SearchResult[]> {
  const { rows } = await db.execute<{
    id: string;
    number: string;
    customer: string;
    item: string | null;
    status: string;
    stage: Stage | null;
    delivery: (typeof DELIVERY_OPTIONS)[number];
  }>(
    sql`select id, number, status, stage, delivery_option as delivery, concat_ws(' ', contact->>'firstName', contact->>'lastName') as customer,
        (${firstItem(seeker)}) as item
      from (${found}) found order by number collate "C" desc limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, number, customer, item, status, stage, delivery }) => ({
    kind: 'order',
    _id: id,
    title: number,
    detail: [customer, item, stage ? stageLabel(stage, delivery, status === 'part-paid') : status.replace('-', ' ')]
      .filter(Boolean)
      .join(' · '),
    path: pathOf(inArea(`/orders/${id}`), seeker.role),
  }));
}

/** The first item of a found order that the seeker sees. */
const firstItem = (seeker: Searcher): SQL => sql`
  select i.title from order_parts p join order_items i on i.part_id = p.id
  where p.order_id = found.id and ${isStaff(seeker.role) ? sql`true` : sql`${ownWorkshop(seeker)} in (p.maker_id, p.tailor_id)`}
  order by i.position limit 1`;

/**
 * The sought orders with a part that a maker makes or sews. A few letters of a number may stand for a million orders,
 * and a maker may have had a hundred thousand: so it is looked for among the newest of both.
 */
function ownOrders(seeker: Searcher, isSought: SQL): SQL {
  return sql`
    select distinct on (o.number collate "C") o.*, p.stage
    from (
      (${newestParts(seeker)})
      union
      select p.order_id, p.stage from (
        select id from orders o where ${isSought} order by o.number collate "C" desc limit ${NEWEST_ORDERS}) s
      join order_parts p on p.order_id = s.id and ${ownWorkshop(seeker)} in (p.maker_id, p.tailor_id)) p
    join orders o on o.id = p.order_id where ${isSought}
    order by o.number collate "C" desc`;
}

/** The sought among the newest orders with a part that a maker makes or sews. */
const newestOwnOrders = (seeker: Searcher, isSought: SQL): SQL => sql`
  select distinct on (o.number collate "C") o.*, p.stage
  from (${newestParts(seeker)}) p join orders o on o.id = p.order_id where ${isSought}
  order by o.number collate "C" desc`;

function newestParts(seeker: Searcher): SQL {
  const newest = (column: SQL): SQL => sql`(
    select order_id, stage from order_parts where ${column} = ${ownWorkshop(seeker)}
    order by ready_by desc, id desc limit ${NEWEST_PARTS})`;
  return sql`${newest(sql`maker_id`)} union all ${newest(sql`tailor_id`)}`;
}
