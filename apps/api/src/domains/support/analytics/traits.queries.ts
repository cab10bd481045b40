import type { GroupedBy } from '@adunni/contracts/support/analytics';
import { TICKET_SUBJECTS } from '@adunni/contracts/support/forms';
import { type SQL, sql } from 'drizzle-orm';
import { dayEnd } from '../../../kit/shop-days.rules.ts';
import { orderItems } from '../../orders/tables.ts';
import { ABOUT_COLUMNS } from '../about.queries.ts';
import { ticketMails, tickets } from '../tables.ts';

// What the list filters by and what analytics count are the same SQL, so that a figure is the number of its rows.

/** What tickets are grouped and filtered by, as text; null where a ticket has none. */
export const TRAITS: Readonly<Record<GroupedBy, SQL>> = {
  category: sql`${tickets.category}::text`,
  channel: sql`case when ${tickets.requesterId} is not null then 'account'
    when exists (select from ${ticketMails} m where m.ticket_id = ${tickets._id} and m.kind = 'opened') then 'email'
    else 'guest' end`,
  about: sql`case ${sql.join(
    TICKET_SUBJECTS.map((kind) => sql`when ${tickets[ABOUT_COLUMNS[kind]]} is not null then ${kind}`),
    sql` `,
  )} else 'nothing' end`,
  /** The hour in Lagos in which it was opened. */
  hour: sql`extract(hour from ${tickets.createdAt} at time zone 'Africa/Lagos')::int::text`,
  rating: sql`${tickets.ratingScore}::text`,
};

/** What was bought of whom asks about an order; null for all other tickets. */
export const ORDER_KIND = sql`case when ${tickets.orderPartId} is null then null
  when exists (select from ${orderItems} i where i.part_id = ${tickets.orderPartId} and i.kind = 'made-to-measure')
    then 'made-to-measure' else 'ready-to-wear' end`;

/** Whether the first reply came, and in time; one that is yet to come counts for none. */
export const ANSWERED = {
  any: sql`${tickets.firstAnsweredAt} is not null`,
  met: sql`${tickets.firstAnsweredAt} <= ${tickets.answerDueAt}`,
  missed: sql`${tickets.firstAnsweredAt} > ${tickets.answerDueAt}`,
} as const;

/** Whether it was resolved, and in time; one that is still open counts for none. */
export const SOLVED = {
  any: sql`${tickets.resolvedAt} is not null`,
  met: sql`${tickets.resolvedAt} <= ${tickets.resolveDueAt}`,
  missed: sql`${tickets.resolvedAt} > ${tickets.resolveDueAt}`,
} as const;

/** What was opened and not resolved when a day of the shop ended. */
export const openAt = (day: string): SQL =>
  sql`(${tickets.createdAt} < ${dayEnd(day)} and (${tickets.resolvedAt} is null or ${tickets.resolvedAt} >= ${dayEnd(day)}))`;
