import type { getMakerTrade, getTrade } from '@adunni/contracts/dashboard/dashboard';
import type { Returned } from '@adunni/contracts/endpoint';
import { type Kobo, kobo } from '@adunni/contracts/money';
import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
import { and, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { percentOf, pointsOf, spanBefore, sumDays } from '../../kit/periods.rules.ts';
import { dayEnd, dayStart } from '../../kit/shop-days.rules.ts';
import { isFilled } from '../cart/queries.ts';
import { liveSince } from '../cart/rules.ts';
import { baskets } from '../cart/tables.ts';
import { products } from '../catalog/tables.ts';
import { dashboardDays, dashboardProductDays } from './tables.ts';

const ORDERED = ['placed', 'orders', 'ordered'] as const;
const MONEY = ['captured', 'refunded', 'earned', 'booked', 'bookedEarned', 'subscribed'] as const;
const FIGURES = [...ORDERED, ...MONEY, 'customers'] as const;
type Figure = (typeof FIGURES)[number];
type Day = { day: string } & Record<Figure, number>;

/** Best sellers that are named. */
const TOP = 5;

/** What happened on each day of both periods; amounts in kobo. */
async function readDays(db: Db, { now, before }: ResolvedPeriod, whose: SQL): Promise<Day[]> {
  const sum = (figure: Figure) => sql<number>`sum(${dashboardDays[figure]})`.mapWith(Number);
  const sums = Object.fromEntries(FIGURES.map((figure) => [figure, sum(figure)])) as Record<Figure, SQL<number>>;
  return db
    .select({ day: dashboardDays.day, ...sums })
    .from(dashboardDays)
    .where(and(whose, gte(dashboardDays.day, before.from), lte(dashboardDays.day, now.to)))
    .groupBy(dashboardDays.day);
}

/** A figure of both periods. */
function both<T>({ now, before }: ResolvedPeriod, figure: (span: Span) => T): { now: T; before: T } {
  return { now: figure(now), before: figure(before) };
}

/** What the whole marketplace sold in a period. `now` tells which carts are still in use. */
export async function readTrade(db: Db, period: ResolvedPeriod, now: Date): Promise<Returned<typeof getTrade>> {
  const [days, abandoned] = await Promise.all([
    readDays(db, period, isNull(dashboardDays.makerId)),
    countAbandoned(db, period, now),
  ]);
  const sum = (span: Span, figure: Figure) => sumDays(days, span, figure);
  const revenue = (span: Span) => kobo(sum(span, 'captured') - sum(span, 'refunded'));
  const average = (span: Span) => {
    const orders = sum(span, 'orders');
    return orders === 0 ? null : kobo(Math.round(sum(span, 'ordered') / orders));
  };
  const left = (span: Span) => (span === period.now ? abandoned.now : abandoned.before);
  return {
    period,
    figures: {
      revenue: both(period, revenue),
      refunded: both(period, (span) => kobo(sum(span, 'refunded'))),
      booked: both(period, (span) => kobo(sum(span, 'booked'))),
      subscribed: both(period, (span) => kobo(sum(span, 'subscribed'))),
      orders: both(period, (span) => sum(span, 'orders')),
      averageOrder: both(period, average),
      conversion: both(period, (span) => percentOf(sum(span, 'orders'), sum(span, 'placed') + left(span))),
      abandoned,
      customers: both(period, (span) => sum(span, 'customers')),
    },
    points: pointsOf(period).map((point) => ({
      ...point,
      amount: revenue(point),
      amountBefore: revenue(spanBefore(point, period)),
      booked: kobo(sum(point, 'booked')),
      subscribed: kobo(sum(point, 'subscribed')),
      refunded: kobo(sum(point, 'refunded')),
      orders: sum(point, 'orders'),
      customers: sum(point, 'customers'),
    })),
  };
}

/** Carts that were last used in each period and left with something in them. */
async function countAbandoned(
  db: Db,
  { now, before }: ResolvedPeriod,
  at: Date,
): Promise<{ now: number; before: number }> {
  const since = dayStart(now.from);
  const [row] = await db
    .select({
      now: sql<number>`count(*) filter (where ${gte(baskets.updatedAt, since)})::int`,
      before: sql<number>`count(*) filter (where ${lt(baskets.updatedAt, since)})::int`,
    })
    .from(baskets)
    .where(
      and(
        gte(baskets.updatedAt, dayStart(before.from)),
        lt(baskets.updatedAt, dayEnd(now.to)),
        lt(baskets.updatedAt, liveSince(at)),
        isFilled(),
      ),
    );
  return row ?? { now: 0, before: 0 };
}

/** What one workshop earned and sold in a period; of nobody’s workshop, nothing. */
export async function readMakerTrade(
  db: Db,
  period: ResolvedPeriod,
  makerId: string | null,
): Promise<Returned<typeof getMakerTrade>> {
  const [days, sold, largest] = makerId
    ? await Promise.all([
        readDays(db, period, eq(dashboardDays.makerId, makerId)),
        readSold(db, period, makerId),
        readLargest(db, period.now, makerId),
      ])
    : [[], { top: [], pieces: { now: 0, before: 0 } }, null];
  const sum = (span: Span, figure: Figure) => sumDays(days, span, figure);
  const income = (span: Span) => kobo(sum(span, 'earned'));
  return {
    period,
    figures: {
      income: both(period, income),
      booked: both(period, (span) => kobo(sum(span, 'bookedEarned'))),
      largest,
      orders: both(period, (span) => sum(span, 'orders')),
      pieces: sold.pieces,
    },
    points: pointsOf(period).map((point) => ({
      ...point,
      amount: income(point),
      amountBefore: income(spanBefore(point, period)),
      booked: kobo(sum(point, 'bookedEarned')),
      orders: sum(point, 'orders'),
    })),
    topProducts: sold.top,
  };
}

/** The order of which a workshop’s share of payments was the most in a period. */
async function readLargest(
  db: Db,
  { from, to }: Span,
  makerId: string,
): Promise<{ number: string; amount: Kobo } | null> {
  const { rows } = await db.execute<{ number: string; amount: string }>(sql`
    select o.number, -sum(e.amount) as amount
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id join orders o on o.id = t.order_id
    where e.maker_id = ${makerId} and e.at >= ${dayStart(from).toISOString()} and e.at < ${dayEnd(to).toISOString()}
      and e.account = 'held-earnings' and t.kind = 'payment'
    group by o.id order by 2 desc, o.id limit 1`);
  const [row] = rows;
  return row ? { number: row.number, amount: kobo(Number(row.amount)) } : null;
}

interface Sold {
  top: { _id: string; title: string; pieces: number; amount: Kobo }[];
  pieces: { now: number; before: number };
}

/** Pieces that a workshop sold, and what sold best by what it brought. */
async function readSold(db: Db, { now, before }: ResolvedPeriod, makerId: string): Promise<Sold> {
  const { day, pieces, sold, productId } = dashboardProductDays;
  const during = ({ from, to }: Span) =>
    and(eq(dashboardProductDays.makerId, makerId), gte(day, from), lte(day, to)) as SQL;
  const total = sql<number>`coalesce(sum(${pieces}), 0)`.mapWith(Number);
  const amount = sql<Kobo>`sum(${sold})`.mapWith((value) => kobo(Number(value)));
  const count = async (span: Span) => {
    const [row] = await db.select({ total }).from(dashboardProductDays).where(during(span));
    return row?.total ?? 0;
  };
  const best = db
    .select({ productId, pieces: total.as('pieces'), amount: sql`sum(${sold})`.as('amount') })
    .from(dashboardProductDays)
    .where(during(now))
    .groupBy(productId)
    .having(sql`sum(${pieces}) > 0`)
    .orderBy(desc(amount), desc(productId))
    .limit(TOP)
    .as('best');
  const [ofNow, ofBefore, top] = await Promise.all([
    count(now),
    count(before),
    db
      .select({
        _id: products._id,
        title: products.title,
        pieces: sql<number>`${best.pieces}`.mapWith(Number),
        amount: sql<Kobo>`${best.amount}`.mapWith((value) => kobo(Number(value))),
      })
      .from(best)
      .innerJoin(products, eq(products._id, best.productId))
      .orderBy(desc(best.amount), desc(best.productId)),
  ]);
  return { top, pieces: { now: ofNow, before: ofBefore } };
}
