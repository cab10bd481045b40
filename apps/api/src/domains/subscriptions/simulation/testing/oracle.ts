import { eq } from 'drizzle-orm';
import type { Db } from '../../../../kit/database/connect.ts';
import { invoices } from '../../billing/tables.ts';
import { planPrices, subscriptionEvents, subscriptions } from '../../tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** From a moment up to, not including, another. */
export interface Stretch {
  from: Date;
  to: Date;
}

/** Something that opens or closes premium, as the stored history tells it. */
interface Fact {
  at: Date;
  kind: 'trial' | 'paid' | 'failed' | 'paused' | 'resumed' | 'other';
  state: string;
  invoice?: { reason: string; months: number; periodStart: Date; periodEnd: Date; number: string | null };
}

/** Everything that is known of a subscription. */
export interface History {
  subscriptionId: string;
  facts: Fact[];
}

const KINDS: Record<string, Fact['kind']> = {
  'trial-started': 'trial',
  started: 'paid',
  converted: 'paid',
  renewed: 'paid',
  recovered: 'paid',
  upgraded: 'paid',
  'payment-failed': 'failed',
  paused: 'paused',
  resumed: 'resumed',
};

/** Reads the histories of all subscriptions: their events and what was paid. */
export async function readHistories(db: Db): Promise<History[]> {
  const rows = await db.select({ _id: subscriptions._id }).from(subscriptions);
  const events = await db.select().from(subscriptionEvents).orderBy(subscriptionEvents.at, subscriptionEvents._id);
  const paid = await db
    .select({ invoice: invoices, interval: planPrices.interval })
    .from(invoices)
    .innerJoin(planPrices, eq(planPrices._id, invoices.priceId))
    .where(eq(invoices.state, 'paid'))
    .orderBy(invoices.period);
  const eventsOf = Map.groupBy(events, ({ subscriptionId }) => subscriptionId);
  const paidOf = Map.groupBy(paid, ({ invoice }) => invoice.subscriptionId);
  return rows.map(({ _id }) => {
    const bought = [...(paidOf.get(_id) ?? [])];
    const facts = (eventsOf.get(_id) ?? []).map((event): Fact => {
      // In a trial a change of plan costs nothing.
      const kind = event.toState === 'trial' && event.kind === 'upgraded' ? 'other' : (KINDS[event.kind] ?? 'other');
      const fact: Fact = { at: event.at, kind, state: event.toState };
      const next = kind === 'paid' ? bought.shift() : undefined;
      return next ? { ...fact, invoice: { ...next.invoice, months: next.interval === 'year' ? 12 : 1 } } : fact;
    });
    if (bought.length > 0) throw new Error(`${bought[0]?.invoice.number} is in no history`);
    return { subscriptionId: _id, facts };
  });
}

/** The state at a moment: that of the last thing that happened. */
export const stateAt = ({ facts }: History, at: Date): string =>
  facts.filter((fact) => fact.at <= at).at(-1)?.state ?? 'incomplete';

/**
 * When premium is paid for or tried, from the facts alone: slow and obvious. Throws when an invoice says another period.
 */
export function coveredBy({ facts }: History): Stretch[] {
  const stretches: Stretch[] = [];
  let [anchor, rest, isOverdue] = [0, 0, false];
  for (const { at, kind, invoice } of facts) {
    const before = stretches.at(-1);
    if (kind === 'failed') isOverdue = true;
    if (kind === 'trial') stretches.push({ from: at, to: new Date(at.getTime() + 7 * DAY_MS) });
    if (kind === 'paused' && before) {
      rest = before.to.getTime() - at.getTime();
      before.to = at;
    }
    if (kind === 'resumed') {
      stretches.push({ from: at, to: new Date(at.getTime() + rest) });
      anchor = lagosDay(at.getTime() + rest);
    }
    if (kind !== 'paid' || !invoice) continue;
    const follows = invoice.reason === 'renewal' && before && !isOverdue;
    const from = follows ? before.to : at;
    if (!follows || anchor === 0) anchor = lagosDay(from.getTime());
    if (!follows && before && before.to > at) before.to = at;
    const to = addMonths(from, invoice.months, anchor);
    if (from.getTime() !== invoice.periodStart.getTime() || to.getTime() !== invoice.periodEnd.getTime())
      throw new Error(`${invoice.number} is for ${from.toISOString()} to ${to.toISOString()}`);
    stretches.push({ from, to });
    isOverdue = false;
  }
  return stretches;
}

const lagosDay = (at: number): number => new Date(at + HOUR_MS).getUTCDate();

/** The same day so many months on, by trying days from the anchor down until the month has it. */
function addMonths(at: Date, months: number, anchor: number): Date {
  const there = new Date(at.getTime() + HOUR_MS);
  const count = there.getUTCFullYear() * 12 + there.getUTCMonth() + months;
  for (let day = anchor; day > 0; day--) {
    const tried = new Date(there);
    tried.setUTCFullYear(Math.floor(count / 12), count % 12, day);
    if (tried.getUTCDate() === day) return new Date(tried.getTime() - HOUR_MS);
  }
  throw new Error('no month is without days');
}
