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
      select 'order' as kind, id, id::text as shown_id, null::uuid as maker_id, 'Order ' || number as about,
        null::uuid as event_id from orders where user_id = ${userId}
      union all
      select 'booking', id, id::text, maker_id, 'Booking ' || number || ': ' || (service ->> 'title'), null
        from bookings where user_id = ${userId}
      union all
      select 'enquiry', id, id::text, maker_id, null, null from enquiries where customer_id = ${userId}
      union all
      select 'ticket', id, public_id, null, 'Ticket ' || number || ': ' || subject, null
        from tickets where requester_id = ${userId} and merged_into is null
      union all
      select 'planning', id, id::text, null, 'Planning ' || number, null from planning_cases where user_id = ${userId}
      union all
      select 'aso-ebi', i.id, i.id::text, i.maker_id,
        coalesce(nullif(concat_ws(': ', nullif(v.title, ''), nullif(g.name, '')), ''), 'Aso-ebi'), v.id
        from aso_ebi_events v
        join aso_ebi_invitations i on i.event_id = v.id
        join aso_ebi_groups g on g.id = i.group_id
        where v.host_id = ${userId} or exists (select from aso_ebi_members h
          where h.event_id = v.id and h.user_id = ${userId} and h.accepted_at is not null and h.edits and h.sees_guests))
    select mine.kind, mine.shown_id as "_id", mine.event_id as "eventId", last.text as "lastText", last.side = 'customer' as "isLastOwn",
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
    order by waiting.unread > 0 desc, last.created_at desc, last.id desc limit ${INBOX_SHOWN}`);
  return rows.map(({ about, lastText, lastAt, ...row }) => ({
    ...row,
    about: about || null,
    lastText: teaserOf(lastText),
    lastAt: new Date(lastAt),
  }));
}
