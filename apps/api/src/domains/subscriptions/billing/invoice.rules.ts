import { type Kobo, kobo, shareOf } from '@adunni/contracts/money';
import { INTERVAL_MONTHS, type PlanInterval, RETRY_DAYS } from '@adunni/contracts/subscriptions/statuses';
import { DAY_MS, MINUTE_MS } from '../../../kit/durations.rules.ts';
import { LEAST_CHARGE } from '../../payments/rules.ts';
import type { InvoiceLineRow } from './tables.ts';

/** How long the amount of a preview is good for. */
export const QUOTE_MS = 15 * MINUTE_MS;
/** How long a confirmed change can be paid at what it cost then. */
export const CHANGE_OPEN_MS = DAY_MS;

/** A plan at a price, as the rules of invoices see it. */
export interface Offer {
  planName: string;
  position: number;
  interval: PlanInterval;
  amount: Kobo;
}

/** What an invoice is made of; `credit` is what the person has left over from earlier changes. */
interface Basis {
  offer: Offer;
  credit: Kobo;
  /** The unused share of the present period, when the new one takes its place. */
  unused?: { planName: string; amount: Kobo };
}

/** What an invoice comes to. */
export interface Bill {
  lines: InvoiceLineRow[];
  amount: Kobo;
  creditUsed: Kobo;
  creditGained: Kobo;
}

export const INTERVAL_LABELS: Record<PlanInterval, string> = { month: 'a month', year: 'a year' };

/** The unused share of what a period was paid with, by the millisecond and rounded half up; nothing once it is over. */
export function unusedShare(paid: Kobo, { periodStart, periodEnd }: Period, at: Date): Kobo {
  const whole = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(whole, periodEnd.getTime() - at.getTime());
  return left <= 0 || whole <= 0 ? kobo(0) : shareOf(paid, left, whole);
}

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/**
 * The lines of an invoice. The unused share and earlier credit are taken off; what they exceed the price by is kept as
 * credit for following periods. Lines come to the amount exactly.
 */
export function billOf({ offer, credit, unused }: Basis): Bill {
  const price = offer.amount;
  const taken = unused?.amount ?? 0;
  const creditGained = kobo(Math.max(0, taken - price));
  const creditUsed = kobo(Math.min(credit, Math.max(0, price - taken)));
  const rest = Math.max(0, price - taken) - creditUsed;
  const waived = rest < LEAST_CHARGE ? rest : 0;
  const lines: InvoiceLineRow[] = [
    { kind: 'plan', label: `${offer.planName}, ${INTERVAL_LABELS[offer.interval]}`, amount: price },
    { kind: 'proration', label: `Unused time of ${unused?.planName ?? ''}`, amount: kobo(-taken) },
    { kind: 'credit', label: 'Credit for future invoices', amount: creditGained },
    { kind: 'credit', label: 'Credit from an earlier change', amount: kobo(-creditUsed) },
    { kind: 'credit', label: 'Below the minimum charge of ₦50', amount: kobo(-waived) },
  ];
  return {
    lines: lines.filter(({ kind, amount }) => kind === 'plan' || amount !== 0),
    amount: kobo(rest - waived),
    creditUsed,
    creditGained,
  };
}

/**
 * Whether a change takes effect now: to a plan of a higher position, or to a longer interval of the same plan. Anything
 * else waits until what is paid for has ended.
 */
export const isUpwards = (from: Offer, to: Offer): boolean =>
  to.position > from.position ||
  (to.position === from.position && INTERVAL_MONTHS[to.interval] > INTERVAL_MONTHS[from.interval]);

/** When a saved card is charged again after so many attempts; null after the last. Days count from the due date. */
export function retryAt(due: Date, attempts: number): Date | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : new Date(due.getTime() + days * DAY_MS);
}

/** `SUB-2026-000001`. */
export const invoiceNumber = (year: number, ordinal: number): string =>
  `SUB-${year}-${String(ordinal).padStart(6, '0')}`;

/** Reference of a charge that we start ourselves: the same for the same attempt, however often it is begun. */
export const chargeReference = (invoiceId: string, attempt: number): string =>
  `sub-${invoiceId.replaceAll('-', '')}-${attempt}`;

/** Whether a card has run out: it can be used until the end of the month on it. */
export const isCardExpired = (card: { expiryMonth: number; expiryYear: number }, now: Date): boolean =>
  Date.UTC(card.expiryYear, card.expiryMonth, 1) <= now.getTime();
