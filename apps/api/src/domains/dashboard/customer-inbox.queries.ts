import type { LoadedOwnInboxEntry } from '@adunni/contracts/dashboard/inbox';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { teaserOf } from '../conversations/rules.ts';
import { INBOX_SHOWN } from './inbox.queries.ts';

/**
 * The conversations that a person stands in as a customer, whatever they are about, those with something unread first,
 * then the latest. Whose an order is that several workshops make is told by what was said last.
 */
export async function readOwnInbox(db: Db, userId: string): Promise<LoadedOwnInboxEntry[]> {
  const { rows } = await db.execute<Omit<LoadedOwnInboxEntry, 'lastAt'> & { lastAt: string }>(sql`
    with mine as (
      select 'order' as kind, id, id::text as shown_id, null::uuid as maker_id, 'Order ' || number as about
        from orders where user_id = ${userId}
      union all
      select 'booking', id, id::text, maker_id, 'Booking ' || number || ': ' || (service ->> 'title')
        from bookings where user_id = ${userId}
      union all
      select 'enquiry', id, id::text, maker_id, null from enquiries where customer_id = ${userId}
      union all
      select 'ticket', id, public_id, null, 'Ticket ' || number || ': ' || subject
        from tickets where requester_id = ${userId} and merged_into is null
      union all
      select 'planning', id, id::text, null, 'Planning ' || number from planning_cases where user_id = ${userId})
    select mine.kind, mine.shown_id as "_id", last.text as "lastText", last.side = 'customer' as "isLastOwn",
      last.created_at as "lastAt", waiting.unread, coalesce(maker.name, 'Adunni') as "with",
      concat_ws(': ', mine.about, item.title) as about
    from mine
    join lateral (
      select m.id, m.text, m.side, m.topic_id, m.created_at from messages m
      where m.subject_kind = mine.kind and m.subject_id = mine.id and m.audience = 'everyone'
      order by m.id desc limit 1) last on true
    cross join lateral (
      select count(*)::int as unread from messages m
      where m.subject_kind = mine.kind and m.subject_id = mine.id and m.audience = 'everyone'
        and m.side <> 'customer' and m.read_at is null) waiting
    left join order_parts part on part.id = last.topic_id and mine.kind = 'order'
    left join makers maker on maker.id = coalesce(mine.maker_id, part.maker_id)
    left join lateral (
      select i.title from order_items i join order_parts p on p.id = i.part_id
      where mine.kind = 'order' and p.order_id = mine.id and (part.id is null or p.id = part.id)
      order by i.position limit 1) item on true
    order by waiting.unread > 0 desc, last.id desc limit ${INBOX_SHOWN}`);
  return rows.map(({ about, lastText, lastAt, ...row }) => ({
    ...row,
    about: about || null,
    lastText: teaserOf(lastText),
    lastAt: new Date(lastAt),
  }));
}
