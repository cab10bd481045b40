import { GUEST_ORDER_STATUSES, type GuestOrderStatus } from '@adunni/contracts/asoebi/sets';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { inArea, pathOf } from '../notifications/rules.ts';
import { isNumbered, ownWorkshop, type Searcher } from '../search/queries.ts';
import type { NumberQuery } from '../search/rules.ts';

interface FoundOrder {
  [column: string]: unknown;
  id: string;
  number: string;
  name: string;
  event: string;
  status: GuestOrderStatus;
  eventId: string;
  invitationId: string | null;
}

/** Guests’ orders by their number: to staff all, leading to their event, to makers what they make, to their group. */
export async function findSetOrders(db: Db | Tx, seeker: Searcher, sought: NumberQuery): Promise<SearchResult[]> {
  const scope = isStaff(seeker.role)
    ? sql`true`
    : sql`o.maker_id = ${ownWorkshop(seeker)} and o.status in ('part-paid', 'paid') and i.status = 'agreed'`;
  const { rows } = await db.execute<FoundOrder>(
    sql`select o.id, o.number, o.name, o.status, e.title as event, o.event_id as "eventId", i.id as "invitationId"
      from aso_ebi_orders o join aso_ebi_events e on e.id = o.event_id
      left join aso_ebi_invitations i on i.group_id = o.group_id and i.maker_id = o.maker_id
      where ${isNumbered(sql`o.number`, sought)} and ${scope}
      order by o.number collate "C" desc limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, number, name, status, event, eventId, invitationId }) => ({
    kind: 'aso-ebi-order',
    _id: id,
    title: number,
    detail: `${isStaff(seeker.role) ? name : event} · ${GUEST_ORDER_STATUSES[status].label}`,
    path: isStaff(seeker.role)
      ? `/admin/cultural/aso-ebi/${eventId}`
      : pathOf(inArea(`/orders/aso-ebi/${invitationId}`), seeker.role),
  }));
}
