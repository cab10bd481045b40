import type { Answer } from '@adunni/contracts/endpoint';
import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
import type { getSubscriptionAnalytics } from '@adunni/contracts/subscriptions/staff';
import type { Db } from '../../../../../kit/database/connect.ts';
import { pointsOf } from '../../../../../kit/periods.rules.ts';
import { dayEnd, shopDay } from '../../../../../kit/shop-days.rules.ts';
import { invoices } from '../../../billing/tables.ts';
import { planPrices, plans, subscriptionEvents, subscriptions } from '../../../tables.ts';

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect'];
type Event = Row<typeof subscriptionEvents>;

/** Everything that is stored, with each subscription’s events in their order. */
interface Book {
  lives: { userId: string; subscriptionId: string; events: Event[]; billed: Row<typeof invoices>[] }[];
  prices: Map<string, Row<typeof planPrices>>;
  plans: Row<typeof plans>[];
}

/** Reads all rows. */
export async function openBook(db: Db): Promise<Book> {
  const events = await db.select().from(subscriptionEvents).orderBy(subscriptionEvents.at, subscriptionEvents._id);
  const billed = await db.select().from(invoices).orderBy(invoices.issuedAt, invoices._id);
  const all = await db.select().from(subscriptions);
  return {
    lives: all.map(({ _id, userId }) => ({
      ...{ userId, subscriptionId: _id },
      events: events.filter(({ subscriptionId }) => subscriptionId === _id),
      billed: billed.filter(({ subscriptionId }) => subscriptionId === _id),
    })),
    prices: new Map((await db.select().from(planPrices)).map((price) => [price._id, price])),
    plans: await db.select().from(plans).orderBy(plans.position),
  };
}

const pays = (status: string | undefined) => status === 'active' || status === 'past_due';
const isOver = (status: string | undefined) => status === 'cancelled' || status === 'expired';
const isIn = (at: Date, { from, to }: Span) => shopDay(at) >= from && shopDay(at) <= to;
const lastEventBefore = (events: Event[], day: string) => events.filter(({ at }) => at < dayEnd(day)).at(-1);

/** Recurring revenue and paying people at the end of a day, by looking at each subscription as it stood then. */
function standsAt({ lives, prices }: Book, day: string, planId?: string) {
  let [mrr, paying] = [0, 0];
  for (const { events } of lives) {
    const last = lastEventBefore(events, day);
    const price = last && prices.get(last.toPriceId);
    if (!price || !pays(last.toStatus) || (planId && price.planId !== planId)) continue;
    paying += 1;
    mrr += price.interval === 'year' ? Math.round(price.amount / 12) : price.amount;
  }
  return { mrr: mrr / 100, paying };
}

/** What happened in a span, by walking through every subscription’s life. */
function happened({ lives }: Book, span: Span) {
  const seen = {
    started: 0,
    churned: 0,
    trials: 0,
    trialsEnded: 0,
    trialsPaid: 0,
    overdue: 0,
    failed: 0,
    recovered: 0,
    amount: 0,
  };
  for (const { events, billed } of lives) {
    let [hasPaid, hasFailed] = [false, false];
    let before: Event | undefined;
    for (const event of events) {
      const [was, is] = [before?.toStatus, event.toStatus];
      if (isIn(event.at, span)) {
        if (pays(is) && !hasPaid) seen.started += 1;
        if (isOver(is) && !isOver(was) && hasPaid) seen.churned += 1;
        if (is === 'trial' && was !== 'trial') seen.trials += 1;
        if (was === 'trial' && is !== 'trial') {
          seen.trialsEnded += 1;
          if (billed.some(({ status }) => status === 'paid')) seen.trialsPaid += 1;
        }
        if (is === 'past_due' && was !== undefined && was !== 'past_due') {
          seen.failed += 1;
          if (!hasFailed) seen.overdue += 1;
          hasFailed = true;
          const owed = billed.filter(({ status, issuedAt }) => status !== 'void' && issuedAt <= event.at).at(-1);
          if (owed?.status === 'paid') {
            seen.recovered += 1;
            seen.amount += owed.amount;
          }
        }
      }
      hasPaid ||= pays(is);
      before = event;
    }
  }
  return seen;
}

const monthOf = (at: Date) => shopDay(at).slice(0, 7);
const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
const following = (month: string) => monthOf(new Date(Date.parse(lastDayOf(month)) + 86_400_000));

/** People by the month in which they first paid, and how many of them still paid at the end of each month since. */
function cohorts({ lives }: Book, until: string) {
  const people = Map.groupBy(lives, ({ userId }) => userId);
  const first = new Map<string, string>();
  for (const [userId, own] of people) {
    const paid = own.flatMap(({ events }) => events.filter(({ toStatus, at }) => pays(toStatus) && at < dayEnd(until)));
    const earliest = paid.map(({ at }) => at.getTime()).sort((a, b) => a - b)[0];
    if (earliest !== undefined) first.set(userId, monthOf(new Date(earliest)));
  }
  const last = until.slice(0, 7);
  const found = [];
  const since = `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;
  for (let month = following(since); month <= last; month = following(month)) {
    const members = [...first].filter(([, joined]) => joined === month).map(([userId]) => userId);
    if (members.length === 0) continue;
    const retained = [];
    for (let at = month; at <= last; at = following(at)) {
      const day = lastDayOf(at) < until ? lastDayOf(at) : until;
      const stillPays = (userId: string) =>
        people.get(userId)?.some(({ events }) => pays(lastEventBefore(events, day)?.toStatus)) ?? false;
      retained.push(members.filter(stillPays).length);
    }
    found.push({ month, size: members.length, retained });
  }
  return found;
}

/** The whole answer, counted anew in the slow and obvious way. */
export function recount(book: Book, period: ResolvedPeriod): Answer<typeof getSubscriptionAnalytics> {
  const { now, before } = period;
  const [is, was] = [happened(book, now), happened(book, before)];
  const both = (name: keyof typeof is) => ({ now: is[name], before: was[name] });
  const share = ({ trialsPaid, trialsEnded }: typeof is) =>
    trialsEnded === 0 ? null : Math.round((trialsPaid / trialsEnded) * 1000) / 10;
  const [end, start] = [standsAt(book, now.to), standsAt(book, before.to)];
  return {
    period,
    figures: {
      mrr: { now: end.mrr, before: start.mrr },
      paying: { now: end.paying, before: start.paying },
      started: both('started'),
      churned: both('churned'),
      trials: both('trials'),
      trialConversion: { now: share(is), before: share(was) },
      overdue: both('overdue'),
      failed: both('failed'),
      recovered: both('recovered'),
      recoveredAmount: { now: is.amount / 100, before: was.amount / 100 },
    },
    points: pointsOf(period).map((point) => {
      const { started, churned } = happened(book, point);
      return { ...point, ...standsAt(book, point.to), started, churned };
    }),
    plans: book.plans.map(({ _id, name }) => ({ plan: name, ...standsAt(book, now.to, _id) })),
    cohorts: cohorts(book, now.to),
  } as Answer<typeof getSubscriptionAnalytics>;
}
