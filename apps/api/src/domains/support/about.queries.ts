import { kobo } from '@adunni/contracts/money';
import type { TicketSubject } from '@adunni/contracts/support/kinds';
import type { TicketAbout } from '@adunni/contracts/support/tickets';
import { type SQL, sql } from 'drizzle-orm';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import type { TicketRow } from './tables.ts';

/** How many of each kind a form offers. */
const LATEST = 50;

/** Something that a ticket can be about. */
export interface Subject extends TicketAbout {
  orderId: string | null;
  /** The order, booking or invoice that a payment is for. */
  paidFor: string | null;
}

interface Found extends Record<string, unknown> {
  id: string;
  at: string;
  number: string | null;
  name: string | null;
  amount: string | null;
  order_id: string | null;
  booking_id: string | null;
  paid_for: string | null;
}

/** The column of a ticket that names what it is about. */
export const ABOUT_COLUMNS = {
  'order-part': 'orderPartId',
  booking: 'bookingId',
  payment: 'paymentId',
  subscription: 'subscriptionId',
} as const satisfies Record<TicketSubject, keyof TicketRow>;

const KINDS = Object.keys(ABOUT_COLUMNS) as TicketSubject[];

/** Where each kind lies, with its owner as `user_id`. */
const SOURCES: Record<TicketSubject, SQL> = {
  'order-part': sql`select p.id, o.created_at as at, o.number, m.name, null::bigint as amount, o.id as order_id,
    null::uuid as booking_id, null::uuid as paid_for, o.user_id from order_parts p join orders o on o.id = p.order_id join makers m on m.id = p.maker_id`,
  booking: sql`select b.id, b.created_at as at, b.number, b.service ->> 'title' as name, null::bigint as amount,
    null::uuid as order_id, b.id as booking_id, null::uuid as paid_for, b.user_id from bookings b where b.user_id is not null`,
  // One by one, so that the index of each finds its owner’s.
  payment: sql`select p.id, p.created_at as at, o.number, null as name, p.amount, o.id as order_id,
      null::uuid as booking_id, o.id as paid_for, o.user_id from payments p join orders o on o.id = p.order_id where p.status <> 'created'
    union all select p.id, p.created_at, b.number, null, p.amount, null, b.id, b.id, b.user_id
      from payments p join bookings b on b.id = p.booking_id where p.status <> 'created' and b.user_id is not null
    union all select p.id, p.created_at, i.number, null, p.amount, null, null, i.id, i.user_id
      from payments p join invoices i on i.id = p.invoice_id where p.status <> 'created'`,
  subscription: sql`select s.id, s.started_at as at, null as number, plan.name, null::bigint as amount,
    null::uuid as order_id, null::uuid as booking_id, null::uuid as paid_for, s.user_id from subscriptions s
    join plan_prices price on price.id = s.price_id join plans plan on plan.id = price.plan_id`,
};

/** What of a person’s a ticket can be about, the latest of each kind first. */
export async function subjectsOf(db: Db | Tx, userId: string): Promise<Subject[]> {
  const found = await Promise.all(KINDS.map((kind) => find(db, kind, sql`user_id = ${userId}`)));
  return found.flat();
}

/** Whether something is a person’s own. */
export async function isOwnSubject(
  db: Db | Tx,
  userId: string,
  { kind, id }: { kind: TicketSubject; id: string },
): Promise<boolean> {
  return (await find(db, kind, sql`user_id = ${userId} and id = ${id}`)).length > 0;
}

/** What tickets are about, by the ticket’s id; staff are led to their own pages. */
export async function aboutOf(
  db: Db | Tx,
  rows: readonly Pick<TicketRow, '_id' | (typeof ABOUT_COLUMNS)[TicketSubject]>[],
  reader: 'customer' | 'staff',
): Promise<Map<string, TicketAbout>> {
  const about = new Map<string, TicketAbout>();
  for (const kind of KINDS) {
    const named = rows.filter((row) => row[ABOUT_COLUMNS[kind]] !== null);
    if (named.length === 0) continue;
    const ids = named.map((row) => row[ABOUT_COLUMNS[kind]]);
    const found = await find(db, kind, sql`id in ${ids}`, named.length);
    for (const row of named) {
      const subject = found.find(({ _id }) => _id === row[ABOUT_COLUMNS[kind]]);
      if (!subject) continue;
      const { orderId: _order, paidFor: _paidFor, ...shown } = subject;
      about.set(row._id, reader === 'staff' ? { ...shown, path: staffPath(subject) } : shown);
    }
  }
  return about;
}

async function find(db: Db | Tx, kind: TicketSubject, which: SQL, limit = LATEST): Promise<Subject[]> {
  const { rows } = await db.execute<Found>(
    sql`select * from (${SOURCES[kind]}) own where ${which} order by at desc, id desc limit ${limit}`,
  );
  return rows.map((row) => ({
    kind,
    _id: row.id,
    label: labelOf(kind, row),
    path: pathOf(kind, row),
    orderId: row.order_id,
    paidFor: row.paid_for,
  }));
}

function labelOf(kind: TicketSubject, { number, name, amount }: Found): string {
  if (kind === 'order-part') return `Order ${number} from ${name}`;
  if (kind === 'booking') return `Booking ${number}: ${name}`;
  if (kind === 'subscription') return `${name} plan`;
  const paid = amountText(kobo(Number(amount)));
  return number ? `Payment of ${paid} for ${number}` : `Payment of ${paid}`;
}

function pathOf(kind: TicketSubject, { order_id, booking_id }: Found): string {
  if (order_id) return `/orders/${order_id}`;
  if (booking_id) return `/bookings/${booking_id}`;
  return kind === 'payment' ? '/subscription/billing' : '/subscription';
}

function staffPath({ kind, _id, path }: Subject): string {
  if (kind === 'subscription') return `/admin/subscriptions/${_id}`;
  return path.startsWith('/subscription') ? '/admin/subscriptions' : `/admin${path}`;
}
