import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of which sets a refund was for and why, by the cause under which it was posted: `Cancelled: set for Folú Akíntọ́lá`,
 * `Dispute settled: set for Kemi Bello`. Sets that ended together were cancelled at one moment.
 */
export const whyRefunded = (cause: SQL): SQL<string | null> => sql`case split_part(${cause}, ':', 3)
  when 'sets' then (select 'Cancelled: ' || case count(*) when 1 then 'set' else 'sets' end || ' for '
      || string_agg(s.wearer, ', ' order by s.id)
    from aso_ebi_sets first join aso_ebi_sets s on s.order_id = first.order_id and s.cancelled_at = first.cancelled_at
    where first.id = split_part(${cause}, ':', 4)::uuid)
  when 'dispute' then (select 'Dispute settled: set for ' || s.wearer
    from aso_ebi_disputes d join aso_ebi_sets s on s.id = d.set_id where d.id = split_part(${cause}, ':', 4)::uuid) end`;
