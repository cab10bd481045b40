import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../../../kit/durations.rules.ts';
import { payments } from '../../../payments/tables.ts';
import { invoices } from '../../billing/tables.ts';
import { planPrices, subscriptionEvents, subscriptions } from '../../tables.ts';

/** From a moment up to, not including, another. */
export interface TimeSpan {
  from: Date;
  to: Date;
}

/** Something that opens or closes premium, as the stored history tells it. */
interface Fact {
  at: Date;
  kind: 'trial' | 'paid' | 'failed' | 'paused' | 'resumed' | 'other';
  by: string;
  status: string;
  invoice?: { reason: string; months: number; periodStart: Date; periodEnd: Date; number: string | null };
}

/** Everything that is known of a subscription. */
export interface History {
  subscriptionId: string;
  userId: string;
  facts: Fact[];
  /** When its status changed. */
  turns: Date[];
  renewals: Renewal[];
}

/** A renewal: when it fell due and when the saved card was charged for it. */
interface Renewal {
  issuedAt: Date;
  charges: Date[];
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
  const rows = await db.select({ _id: subscriptions._id, userId: subscriptions.userId }).from(subscriptions);
  const events = await db.select().from(subscriptionEvents).orderBy(subscriptionEvents.at, subscriptionEvents._id);
  const paid = await db
    .select({ invoice: invoices, interval: planPrices.interval })
    .from(invoices)
    .innerJoin(planPrices, eq(planPrices._id, invoices.priceId))
    .where(eq(invoices.status, 'paid'))
    .orderBy(invoices.period);
  const charges = await db
    .select({ invoice: invoices, at: payments.createdAt })
    .from(payments)
    .innerJoin(invoices, eq(invoices._id, payments.invoiceId))
    .where(and(eq(invoices.reason, 'renewal'), isNotNull(payments.chargedMethodId)))
    .orderBy(payments.createdAt);
  const chargesOf = Map.groupBy(charges, ({ invoice }) => invoice.subscriptionId);
  const eventsOf = Map.groupBy(events, ({ subscriptionId }) => subscriptionId);
  const paidOf = Map.groupBy(paid, ({ invoice }) => invoice.subscriptionId);
  return rows.map(({ _id, userId }) => {
    const bought = [...(paidOf.get(_id) ?? [])];
    const facts = (eventsOf.get(_id) ?? []).map((event): Fact => {
      // In a trial a change of plan costs nothing.
      const kind = event.toStatus === 'trial' && event.kind === 'upgraded' ? 'other' : (KINDS[event.kind] ?? 'other');
      const fact: Fact = { at: event.at, kind, by: event.by, status: event.toStatus };
      const next = kind === 'paid' ? bought.shift() : undefined;
      return next ? { ...fact, invoice: { ...next.invoice, months: next.interval === 'year' ? 12 : 1 } } : fact;
    });
    if (bought.length > 0) throw new Error(`${bought[0]?.invoice.number} is in no history`);
    const renewed = Map.groupBy(chargesOf.get(_id) ?? [], ({ invoice }) => invoice._id);
    const renewals = [...renewed.values()].map((of) => ({
      issuedAt: of[0]?.invoice.issuedAt as Date,
      charges: of.map(({ at }) => at),
    }));
    const turns = (eventsOf.get(_id) ?? []).filter(({ fromStatus, toStatus }) => fromStatus !== toStatus);
    return { subscriptionId: _id, userId, facts, renewals, turns: turns.map(({ at }) => at) };
  });
}

/** The status at a moment: that of the last thing that happened. */
export const statusAt = ({ facts }: History, at: Date): string =>
  facts.filter((fact) => fact.at <= at).at(-1)?.status ?? 'incomplete';

/**
 * When premium is paid for or tried, from the facts alone: slow and obvious. Throws when an invoice says another period, or
 * a pause ends by itself at another moment than the months that were chosen say.
 */
export function coveredBy({ facts }: History): TimeSpan[] {
  const stretches: TimeSpan[] = [];
  let [anchor, rest, isOverdue, restsFrom] = [0, 0, false, new Date(0)];
  for (const { at, kind, by, invoice } of facts) {
    const before = stretches.at(-1);
    if (kind === 'failed') isOverdue = true;
    if (kind === 'trial') stretches.push({ from: at, to: new Date(at.getTime() + 7 * DAY_MS) });
    if (kind === 'paused' && before) {
      rest = before.to.getTime() - at.getTime();
      before.to = at;
      restsFrom = at;
    }
    if (kind === 'resumed') {
      const ends = [1, 2, 3].map((months) => addMonths(restsFrom, months, lagosDay(restsFrom.getTime())).getTime());
      if (by === 'clock' && !ends.includes(at.getTime())) throw new Error(`a pause ended at ${at.toISOString()}`);
      const to = new Date(at.getTime() + rest);
      const keepsMonthEnd = anchor > 28 && lagosDay(to.getTime()) >= 28;
      stretches.push({ from: at, to: keepsMonthEnd ? addMonths(to, 0, anchor) : to });
      if (!keepsMonthEnd) anchor = lagosDay(to.getTime());
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

/**
 * When premium stays open although what was paid for is over: from the charge of the saved card at the very end of it
 * until the charge is known to have arrived or failed.
 */
export function uncertainPeriods(history: History): TimeSpan[] {
  const { facts, renewals } = history;
  const covered = coveredBy(history);
  const decides = ({ kind, status }: Fact) =>
    kind === 'paid' || kind === 'failed' || status === 'cancelled' || status === 'expired';
  return renewals.flatMap(({ charges: [from] }) => {
    if (!from) return [];
    const isInTime = covered.some(({ to }) => to.getTime() === from.getTime());
    const decided = facts.find((fact) => fact.at >= from && decides(fact));
    return isInTime && decided ? { from, to: decided.at } : [];
  });
}

/**
 * Charges of overdue renewals, and ends of their grace, at a moment that is none for it: that is the moment it fell due
 * and days 1, 3, 5 and 7 after, or the clock’s next look after a charge in doubt was decided too late for that.
 */
export function unexpectedCharges({ facts, renewals }: History, lookMs: number): Date[] {
  const isDay = (issuedAt: Date, at: Date, days: readonly number[]) =>
    days.some((day) => at.getTime() === issuedAt.getTime() + day * DAY_MS);
  const decidedLate = (before: Date | undefined, at: Date) =>
    before !== undefined &&
    facts.some((fact) => fact.kind === 'failed' && fact.at > before && +at > +fact.at && +at - +fact.at <= lookMs);
  return renewals.flatMap(({ issuedAt, charges }) => {
    const strays = charges.filter(
      (at, index) => !isDay(issuedAt, at, [0, 1, 3, 5, 7]) && !decidedLate(charges[index - 1], at),
    );
    const after = facts.filter(({ at }) => at >= issuedAt);
    const paid = after.findIndex(({ kind }) => kind === 'paid');
    const over = after.find(({ status }, index) => status === 'expired' && (paid < 0 || index < paid));
    const last = charges.at(-1);
    const isInDoubt = last && over && over.at > last && !isDay(issuedAt, last, [0, 1, 3, 5]);
    return over && !isDay(issuedAt, over.at, [7]) && !isInDoubt ? [...strays, over.at] : strays;
  });
}

/** Whether a moment lies in one of the stretches. */
export const isWithin = (stretches: readonly TimeSpan[], at: Date): boolean =>
  stretches.some(({ from, to }) => from <= at && at < to);

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
