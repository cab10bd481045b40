import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { TICKET_CATEGORIES, type TicketPriority } from '@adunni/contracts/support/kinds';
import type { TicketStatus } from '@adunni/contracts/support/statuses';
import type { ClientBase } from 'pg';
import { messages } from '../../domains/conversations/tables.ts';
import { TICKET } from '../../domains/support/rules.ts';
import { tickets } from '../../domains/support/tables.ts';
import { dueTimes, type Targets } from '../../domains/support/targets/targets.rules.ts';
import { DAY_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { FURTHER_TICKETS } from '../support/further-texts.ts';
import { DEMO_TICKETS } from '../support/texts.ts';
import { drawMoments } from '../year/season.ts';
import type { ScaleContext } from './context.ts';
import { copyRows } from './copy.ts';

const TICKETS_PER_PRODUCT = 2;
const MESSAGES_PER_TICKET = 10;
const BATCH = 4000;
/** Tickets that are made before waiting writes are looked after. */
const BREATH = 200;
/** Bought things that tickets are about. */
const MOST_PARTS = 50_000;
/** A shop resolves what it is asked within a fortnight, but for a few. */
const SETTLED_AFTER_MS = 14 * DAY_MS;
const PRIORITIES: readonly [TicketPriority, number][] = [
  ['Normal', 7],
  ['Low', 2],
  ['High', 2],
  ['Urgent', 0.5],
];
const SUBJECTS = [...DEMO_TICKETS, ...FURTHER_TICKETS].map(({ subject }) => subject);
const WORDS = [...DEMO_TICKETS, ...FURTHER_TICKETS].flatMap(({ text, said = [] }) => [
  text,
  ...said.map(([, words]) => words),
]);

/** Who asks and answers. */
export interface SupportCast {
  adminId: string;
  targets: Targets;
}

interface Part {
  partId: string;
  userId: string;
}

type Row = typeof tickets.$inferInsert;
type Message = typeof messages.$inferInsert;

/** Fills in a year of tickets about what was bought, each with ten messages; every tenth message is a note. */
export async function fillTickets(client: ClientBase, context: ScaleContext, cast: SupportCast): Promise<void> {
  const { draw, now, scale, say } = context;
  const parts = await someParts(client);
  const moments = drawMoments(draw, scale * TICKETS_PER_PRODUCT, now);
  const { rows } = await client.query<{ last: number }>('select last_value::int as last from ticket_numbers');
  const last = rows[0]?.last ?? 0;
  for (let from = 0; from < moments.length; from += BATCH) {
    const batch: { tickets: Row[]; messages: Message[] } = { tickets: [], messages: [] };
    for (const [index, opened] of moments.slice(from, from + BATCH).entries()) {
      const ticket = makeTicket(context, cast, draw.pick(parts), { opened, serial: last + from + index + 1 });
      batch.tickets.push(ticket);
      batch.messages.push(...makeMessages(context, cast, ticket));
      if (index % BREATH === 0) await breathe();
    }
    await copyRows(client, tickets, batch.tickets);
    await copyRows(client, messages, batch.messages);
  }
  await client.query(`select setval('ticket_numbers', $1)`, [last + moments.length]);
  say(`${moments.length} tickets`);
}

async function someParts(client: ClientBase): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select p.id as "partId", o.user_id as "userId" from order_parts p join orders o on o.id = p.order_id
     where o.user_id is not null limit ${MOST_PARTS}`,
  );
  return rows;
}

function makeTicket(
  { draw, now, newId }: ScaleContext,
  { adminId, targets }: SupportCast,
  { partId, userId }: Part,
  { opened, serial }: { opened: Date; serial: number },
): Row & { _id: string; createdAt: Date; lastAt: Date; status: TicketStatus } {
  const [priority] = draw.weigh(PRIORITIES, ([, weight]) => weight);
  const age = now.getTime() - opened.getTime();
  const status: TicketStatus =
    age > SETTLED_AFTER_MS && draw.chance(0.995) ? 'Closed' : draw.pick(['Open', 'Open', 'Pending', 'Resolved']);
  const isOver = status === 'Closed' || status === 'Resolved';
  const taken = draw.between(0.1, Math.min(6, age / DAY_MS)) * DAY_MS;
  const [answeredAt, lastAt] = [0.3, 1].map((share) => new Date(opened.getTime() + taken * share)) as [Date, Date];
  const isGuest = draw.chance(0.2);
  const isRated = isOver && draw.chance(0.3);
  const timed = { status, priority, createdAt: opened, runsSince: opened, waitedMinutes: 0 };
  const due = dueTimes({ ...timed, status: 'Open', firstAnsweredAt: null, waitsSince: null }, targets);
  return {
    _id: newId(opened),
    publicId: randomBytes(16).toString('base64url'),
    number: `TKT-${opened.getUTCFullYear()}-${String(serial).padStart(6, '0')}`,
    ...(isGuest
      ? { ...guestOf(serial), requesterId: null, channel: draw.chance(0.5) ? 'email' : 'guest' }
      : { guestName: null, guestEmail: null, requesterId: userId, channel: 'account' }),
    ...{ subject: draw.pick(SUBJECTS), category: draw.pick(TICKET_CATEGORIES) },
    assigneeId: draw.chance(0.8) ? adminId : null,
    orderPartId: !isGuest && draw.chance(0.6) ? partId : null,
    ...timed,
    firstAnsweredAt: status === 'Open' && draw.chance(0.5) ? null : answeredAt,
    waitsSince: status === 'Pending' ? lastAt : null,
    answerDueAt: due.answerDueAt ?? null,
    answerWarnAt: due.answerWarnAt ?? null,
    resolveDueAt: due.resolveDueAt ?? null,
    resolveWarnAt: due.resolveWarnAt ?? null,
    ...{ targetPrint: targets.print, lastAt, resolvedAt: isOver ? lastAt : null },
    closedAt: status === 'Closed' ? new Date(Math.min(now.getTime(), lastAt.getTime() + 7 * DAY_MS)) : null,
    ratingScore: isRated ? draw.whole(1, 5) : null,
    ratedAt: isRated ? lastAt : null,
    ...{ formKey: `scale-${serial}`, formHash: 'scale' },
  };
}

const guestOf = (serial: number) => ({
  guestName: `Guest ${serial % 900}`,
  guestEmail: `guest.${serial % 20_000}@mail.example`,
});

function makeMessages(
  { draw, newId }: ScaleContext,
  { adminId }: SupportCast,
  { _id, requesterId, createdAt, lastAt, status }: ReturnType<typeof makeTicket>,
): Message[] {
  const step = (lastAt.getTime() - createdAt.getTime()) / MESSAGES_PER_TICKET;
  return Array.from({ length: MESSAGES_PER_TICKET }, (_, index) => {
    const at = new Date(createdAt.getTime() + index * step);
    const isNote = index === MESSAGES_PER_TICKET - 1;
    const isStaff = index % 2 === 1;
    return {
      ...{ _id: newId(at), subjectKind: TICKET, subjectId: _id, createdAt: at },
      ...{ side: isStaff ? 'staff' : 'customer', audience: isNote ? 'staff' : 'everyone' },
      authorId: isStaff ? adminId : requesterId,
      // Numbers make the words of each ticket its own, as amounts, dates and lengths do.
      text: `${draw.pick(WORDS)} ${draw.pick(WORDS)} ${draw.whole(100_000, 999_999)}`,
      readAt: isNote || (status === 'Open' && index > 6) ? null : new Date(at.getTime() + MINUTE_MS),
    } satisfies Message;
  });
}
