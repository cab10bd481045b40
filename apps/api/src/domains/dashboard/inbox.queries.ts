import type { LoadedInboxEntry } from '@adunni/contracts/dashboard/inbox';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { QUESTION, teaserOf } from '../conversations/rules.ts';

/** How many conversations an inbox shows. */
export const INBOX_SHOWN = 200;

/**
 * What was said in the conversations of a person’s workshop: about its parts of orders, its bookings, the aso-ebi groups
 * that it is invited to, and to it.
 */
const talkOf = (userId: string): SQL => sql`
  mine as (select id from makers where user_id = ${userId}),
  talk as (
    select m.subject_kind as kind, m.subject_id, (array_agg(m.id order by m.id desc))[1] as last_id,
      (count(*) filter (where m.side = 'customer' and m.read_at is null))::int as unread,
      coalesce(max(m.id::text) filter (where m.side = 'customer' and m.text ~ ${QUESTION})
        > coalesce(max(m.id::text) filter (where m.side <> 'customer'), ''), false) as asks
    from messages m
    where m.audience = 'everyone' and (
      (m.subject_kind = 'order' and m.topic_id in (select p.id from order_parts p where p.maker_id in (select id from mine)))
      or (m.subject_kind = 'booking'
        and m.subject_id in (select b.id from bookings b where b.maker_id in (select id from mine)))
      or (m.subject_kind = 'enquiry'
        and m.subject_id in (select e.id from enquiries e where e.maker_id in (select id from mine)))
      or (m.subject_kind = 'aso-ebi'
        and m.subject_id in (select i.id from aso_ebi_invitations i where i.maker_id in (select id from mine))))
    group by m.subject_kind, m.subject_id)`;

/** The conversations of the workshop that a person runs: with something unread first, then unanswered questions, then the latest. */
export async function readInbox(db: Db, userId: string): Promise<LoadedInboxEntry[]> {
  const { rows } = await db.execute<Omit<LoadedInboxEntry, 'lastAt'> & { lastAt: string }>(sql`
    with ${talkOf(userId)}
    select t.kind, t.subject_id as "_id", t.unread, t.asks, last.text as "lastText", last.side <> 'customer' as "isLastOwn", last.created_at as "lastAt",
      case t.kind
        when 'order' then (o.contact ->> 'firstName') || ' ' || (o.contact ->> 'lastName')
        when 'booking' then b.contact ->> 'name'
        else u.first_name || ' ' || u.last_name end as "with",
      case t.kind
        when 'order' then concat_ws(': ', 'Order ' || o.number, (
          select i.title from order_items i join order_parts p on p.id = i.part_id
          where p.order_id = o.id and p.maker_id in (select id from mine) order by i.position limit 1))
        when 'booking' then concat_ws(': ', 'Booking ' || b.number, b.service ->> 'title')
        when 'aso-ebi' then coalesce(nullif(concat_ws(': ', nullif(v.title, ''), nullif(g.name, '')), ''), 'Aso-ebi') end as about
    from talk t
    join messages last on last.id = t.last_id
    left join orders o on t.kind = 'order' and o.id = t.subject_id
    left join bookings b on t.kind = 'booking' and b.id = t.subject_id
    left join enquiries e on t.kind = 'enquiry' and e.id = t.subject_id
    left join aso_ebi_invitations i on t.kind = 'aso-ebi' and i.id = t.subject_id
    left join aso_ebi_groups g on g.id = i.group_id
    left join aso_ebi_events v on v.id = i.event_id
    left join users u on u.id = coalesce(e.customer_id, v.host_id)
    order by t.unread > 0 desc, t.asks desc, last.created_at desc, t.last_id desc limit ${INBOX_SHOWN}`);
  return rows.map(({ lastText, lastAt, ...row }) => ({
    ...row,
    lastText: teaserOf(lastText),
    lastAt: new Date(lastAt),
  }));
}

/** How many of these conversations have something unread. */
export async function countUnreadTalk(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    with ${talkOf(userId)} select count(*)::int as unread from talk where unread > 0`);
  return rows[0]?.unread ?? 0;
}

/** How many were read while a question of the customer still waits: reading answers nothing. */
export async function countUnansweredTalk(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    with ${talkOf(userId)} select count(*)::int as waiting from talk where unread = 0 and asks`);
  return rows[0]?.waiting ?? 0;
}
