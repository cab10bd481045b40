import { type Kobo, kobo } from '@adunni/contracts/money';
import { BALANCE_DAYS, BALANCE_REMINDER_DAYS, lastDayToPay } from '@adunni/contracts/orders/balance-terms';
import type { OrderStatus } from '@adunni/contracts/orders/orders';
import { nextStages, type Stage } from '@adunni/contracts/orders/stages';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { dayEnd, dayStart, daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { isRefunded } from '../rules.ts';

/** What of a part decides whether it waits for its balance. */
interface WaitingPart {
  kind: Parameters<typeof nextStages>[0];
  stage: Stage;
  totalAmount: Kobo;
  paid: Kobo;
  refunded: Kobo;
}

/** What is still to be paid for a part after the deposit; nothing once it was cancelled or all that was paid went back. */
export function lackOf(order: { status: OrderStatus }, part: WaitingPart): Kobo {
  const isOwed = order.status === 'part-paid' && part.stage !== 'cancelled' && !isRefunded(part);
  return kobo(isOwed ? part.totalAmount - part.paid : 0);
}

/** Whether a part could leave if its balance were paid. */
export const waitsForBalance = (order: { status: OrderStatus }, part: WaitingPart): boolean =>
  lackOf(order, part) > 0 && nextStages(part.kind, part.stage).includes('dispatched');

/** The last moment of the last day to pay, in Lagos, when the time to pay began then. */
export const balanceDueBy = (since: Date): Date => new Date(dayEnd(lastDayToPay(shopDay(since))).getTime() - 1);

/** Whether the time to pay is over. */
export const isOverdue = (since: Date | null, now: Date): boolean => since !== null && balanceDueBy(since) < now;

/** Parts whose time to pay began before this moment are overdue. */
export const overdueSince = (now: Date): Date => dayStart(daysAfter(shopDay(now), -BALANCE_DAYS));

/** What is told while a part waits: the customer is reminded, at last who decides is asked. */
const tellings = (since: Date): { what: 'reminder' | 'decision'; at: Date }[] => [
  ...BALANCE_REMINDER_DAYS.map((days) => ({
    what: 'reminder' as const,
    at: new Date(since.getTime() + days * DAY_MS),
  })),
  { what: 'decision', at: new Date(balanceDueBy(since).getTime() + 1) },
];

/** What is to be told now: of several that were missed only the last. */
export const tellingAt = (since: Date, now: Date): 'reminder' | 'decision' | null =>
  tellings(since).findLast(({ at }) => at <= now)?.what ?? null;

/** When something is to be told next; null when all was. */
export const nextTelling = (since: Date, now: Date): Date | null =>
  tellings(since).find(({ at }) => at > now)?.at ?? null;
