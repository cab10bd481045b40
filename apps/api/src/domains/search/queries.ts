import { BOOKING_STATES, type BookingState } from '@adunni/contracts/bookings/states';
import { STAGE_LABELS, type Stage } from '@adunni/contracts/orders/stages';
import { isStaff, type Role } from '@adunni/contracts/roles';
import { FOUND_OF_EACH, type Found } from '@adunni/contracts/search/search';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '@adunni/contracts/subscriptions/states';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { literally } from '../../kit/database/contains.ts';
import {
  bookingPath,
  orderPath,
  personPath,
  productPath,
  type SoughtNumbers,
  soughtNumbers,
  subscriptionPath,
} from './rules.ts';

/** Most products of those that have the words that are looked at for the best. */
const MOST_WEIGHED = 100;

/** Parts of a maker, and orders of a number, among which a maker’s order is looked for. */
const NEWEST_PARTS = 200;
const NEWEST_ORDERS = 2000;

/** Who searches: staff find everything, makers what is their own. */
interface Seeker {
  _id: string;
  role: Role;
}

/**
 * What is found by a few letters, a handful of each: orders and bookings by a number; by anything else people, what they
 * are subscribed to, and products.
 */
export async function findForStaff(db: Db | Tx, seeker: Seeker, q: string, now: Date): Promise<Found[]> {
  const [ofOrder, ofBooking] = [soughtNumbers(q, 'order', now), soughtNumbers(q, 'booking', now)];
  const found = await Promise.all(
    ofOrder || ofBooking
      ? [ofOrder ? findOrders(db, seeker, ofOrder) : [], ofBooking ? findBookings(db, seeker, ofBooking) : []]
      : [isStaff(seeker.role) ? findPeople(db, q) : [], findProducts(db, seeker, q)],
  );
  return found.flat();
}

const numbered = (column: SQL, sought: SoughtNumbers): SQL =>
  'beginning' in sought
    ? sql`${column} collate "C" like ${`${sought.beginning}%`}`
    : sql`${column} = any (${sql.param(sought.whole)}::text[])`;

const makerOf = ({ _id }: Seeker): SQL => sql`(select id from makers where user_id = ${_id})`;

async function findOrders(db: Db | Tx, seeker: Seeker, sought: SoughtNumbers): Promise<Found[]> {
  const isSought = numbered(sql`o.number`, sought);
  const found = isStaff(seeker.role)
    ? sql`select o.*, null::stage as stage from orders o where ${isSought}`
    : ownOrders(seeker, isSought);
  const { rows } = await db.execute<{
    id: string;
    number: string;
    customer: string;
    state: string;
    stage: Stage | null;
  }>(
    sql`select id, number, state, stage, concat_ws(' ', contact->>'firstName', contact->>'lastName') as customer
      from (${found}) found order by number collate "C" desc limit ${FOUND_OF_EACH}`,
  );
  return rows.map(({ id, number, customer, state, stage }) => ({
    kind: 'order',
    _id: id,
    title: number,
    detail: [customer, stage ? STAGE_LABELS[stage] : state.replace('-', ' ')].filter(Boolean).join(' · '),
    path: orderPath(id, seeker.role),
  }));
}

/**
 * The sought orders with a part that a maker makes or sews. A few letters of a number may stand for a million orders,
 * and a maker may have had a hundred thousand: so it is looked for among the newest of both.
 */
function ownOrders(seeker: Seeker, isSought: SQL): SQL {
  const newest = (column: SQL): SQL => sql`(
    select order_id, stage from order_parts where ${column} = ${makerOf(seeker)}
    order by ready_by desc, id desc limit ${NEWEST_PARTS})`;
  return sql`
    select distinct on (o.number collate "C") o.*, p.stage
    from (
      (${newest(sql`maker_id`)} union all ${newest(sql`tailor_id`)})
      union
      select p.order_id, p.stage from (
        select id from orders o where ${isSought} order by o.number collate "C" desc limit ${NEWEST_ORDERS}) s
      join order_parts p on p.order_id = s.id and ${makerOf(seeker)} in (p.maker_id, p.tailor_id)) p
    join orders o on o.id = p.order_id where ${isSought}
    order by o.number collate "C" desc`;
}

async function findBookings(db: Db | Tx, seeker: Seeker, sought: SoughtNumbers): Promise<Found[]> {
  const scope = isStaff(seeker.role) ? sql`true` : sql`maker_id = ${makerOf(seeker)}`;
  const { rows } = await db.execute<{ id: string; number: string; customer: string; state: BookingState }>(
    sql`select id, number, state, contact->>'name' as customer from bookings
      where ${numbered(sql`number`, sought)} and ${scope} order by number collate "C" desc limit ${FOUND_OF_EACH}`,
  );
  return rows.map(({ id, number, customer, state }) => ({
    kind: 'booking',
    _id: id,
    title: number,
    detail: [customer, BOOKING_STATES[state].label].filter(Boolean).join(' · '),
    path: bookingPath(id, seeker.role),
  }));
}

/** People whose name or address begins so, and the subscriptions they have. */
async function findPeople(db: Db | Tx, q: string): Promise<Found[]> {
  const beginning = sql`nullif(search_fold(${q}), '') || '%'`;
  const startOf = (key: SQL, pattern: SQL): SQL => sql`(
    select * from users where ${key} like ${pattern} and status <> 'deleted' order by ${key} limit ${FOUND_OF_EACH})`;
  const byFirstName = startOf(sql`search_fold(first_name || ' ' || last_name) collate "C"`, beginning);
  const byLastName = startOf(sql`search_fold(last_name || ' ' || first_name) collate "C"`, beginning);
  const byEmail = startOf(sql`lower(email) collate "C"`, sql`${`${literally(q.toLowerCase())}%`}`);
  const { rows } = await db.execute<{ id: string; name: string; email: string; role: Role }>(
    sql`select id, first_name || ' ' || last_name as name, email, role
      from (${byFirstName} union ${byLastName} union ${byEmail}) found order by name, email limit ${FOUND_OF_EACH}`,
  );
  const people = rows.map(({ id, name, email, role }) => ({
    kind: 'person' as const,
    _id: id,
    title: name,
    detail: `${email} · ${role}`,
    path: personPath(id),
  }));
  return [...people, ...(await findSubscriptions(db, people))];
}

async function findSubscriptions(db: Db | Tx, people: Found[]): Promise<Found[]> {
  const { rows } = await db.execute<{ id: string; userId: string; plan: string; state: SubscriptionState }>(sql`
    select s.id, s.user_id as "userId", p.name as plan, s.state
    from subscriptions s join plan_prices on plan_prices.id = s.price_id join plans p on p.id = plan_prices.plan_id
    where s.ended_at is null and s.user_id = any (${sql.param(people.map(({ _id }) => _id))}::uuid[])`);
  return people.flatMap(({ _id, title }) =>
    rows
      .filter(({ userId }) => userId === _id)
      .map(({ id, plan, state }) => ({
        kind: 'subscription' as const,
        _id: id,
        title,
        detail: `${plan} · ${SUBSCRIPTION_STATES[state].label}`,
        path: subscriptionPath(id),
      })),
  );
}

async function findProducts(db: Db | Tx, seeker: Seeker, q: string): Promise<Found[]> {
  const everything = isStaff(seeker.role);
  const scope = everything ? sql`true` : sql`maker_id = ${makerOf(seeker)}`;
  // Titles that begin so come first, then those that hold it; the words of the shop’s own search, which forgives
  // typing, fill the rest.
  const { rows } = await db.execute<{ id: string; title: string; status: string; maker: string }>(sql`
    with begun as (
      select id, 0 as place from products
      where search_fold(title) collate "C" like nullif(search_fold(${q}), '') || '%' and ${scope}
      order by search_fold(title) collate "C" limit ${FOUND_OF_EACH}),
    worded as (
      select id, 2 - (search_fold(title) like '%' || search_fold(${q}) || '%')::int as place from products
      where search @@ (select search_query(${q})) and ${scope} limit ${MOST_WEIGHED}),
    found as (select id, min(place) as place from (table begun union all table worded) either group by id)
    select p.id, p.title, p.status, m.name as maker
    from found join products p on p.id = found.id join makers m on m.id = p.maker_id
    order by found.place, p.title, p.id limit ${FOUND_OF_EACH}`);
  return rows.map(({ id, title, status, maker }) => ({
    kind: 'product',
    _id: id,
    title,
    detail: everything ? `${maker} · ${status}` : status,
    path: productPath(id, seeker.role),
  }));
}
