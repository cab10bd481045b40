import { kobo, sumKobo } from '@adunni/contracts/money';
import type { Stage } from '@adunni/contracts/orders/stages';
import { type PartBalances, type Posting, refundSentEntries, unassignedRefundEntries } from '../../ledger/rules.ts';
import type { payments, refunds } from '../../payments/tables.ts';
import { refundOf, spreadPayment } from '../rules.ts';
import type { orderParts } from '../tables.ts';
import {
  aboutOrder,
  balancesAfter,
  earningsEntries,
  materialsEntries,
  paymentEntries,
  refundEntries,
} from './entries.rules.ts';

type Part = typeof orderParts.$inferSelect;
type Payment = typeof payments.$inferSelect;
type Refund = typeof refunds.$inferSelect;

/** An order as its own tables tell it, and what the ledger has of it already. */
export interface OrderHistory {
  orderId: string;
  parts: Part[];
  /** Succeeded ones, in the order in which they came. */
  payments: (Payment & { paidAt: Date })[];
  refunds: Refund[];
  events: { partId: string; stage: Stage; at: Date }[];
  /** Causes that it has. */
  posted: ReadonlySet<string>;
  balances: ReadonlyMap<string, PartBalances>;
  /** Kobo that the ledger has as refunded, per part. */
  refundedBalances: ReadonlyMap<string, number>;
}

/** One thing that happened; the ranks order what happened at the same moment. */
interface LedgerEvent {
  at: Date;
  rank: number;
  posting: () => Posting;
}

/** What the ledger lacks of an order, in the order in which it happened. Throws RangeError when the tables disagree. */
export function missingPostings(history: OrderHistory, materialsPercent: number): Posting[] {
  const parts = history.parts.map((part) => ({ ...part, paid: kobo(0) }));
  const balances = new Map(parts.map(({ _id }) => [_id, history.balances.get(_id) ?? {}]));
  const events = [
    ...paymentsOf(history, parts),
    ...stagesOf(history, parts, balances, materialsPercent),
    ...refundsOf(history, parts, balances),
  ].sort((a, b) => a.at.getTime() - b.at.getTime() || a.rank - b.rank);
  const posted = new Set(history.posted);
  return events.flatMap((event) => {
    const posting = event.posting();
    if (posted.has(posting.cause)) return [];
    // A part that was halted while it was cut comes to be cut again, and nothing more is released by that.
    if (posting.entries.length > 0) posted.add(posting.cause);
    for (const { _id } of parts) balances.set(_id, balancesAfter(balances.get(_id) ?? {}, _id, posting.entries));
    return posting;
  });
}

/** Payments, spread as they were then: the first in proportion, the balance up to what each part was paid at last. */
function paymentsOf({ orderId, parts: now, payments, refunds }: OrderHistory, parts: Part[]): LedgerEvent[] {
  const subject = aboutOrder(orderId);
  return payments.map((payment) => ({
    at: payment.paidAt,
    rank: 0,
    posting: () => {
      const returned = refunds.filter(({ paymentId, cause }) => paymentId === payment._id && isNotHonoured(cause));
      const honoured = kobo(payment.amount - sumKobo(returned.map(({ amount }) => amount)));
      const isFirst = payment.purpose !== 'balance';
      const amounts = isFirst
        ? spreadPayment(payment.purpose, honoured, parts).shares
        : parts.map(({ paid }, index) => kobo((now[index]?.paid ?? 0) - paid));
      const shares = parts.map((part, index) => ({ part: { ...part }, amount: amounts[index] ?? kobo(0) }));
      const entries = paymentEntries(payment.amount, honoured > 0 ? shares : []);
      if (honoured > 0)
        for (const [index, part] of parts.entries()) part.paid = kobo(part.paid + (amounts[index] ?? 0));
      return { kind: 'payment', cause: `payment:${payment._id}`, subject, at: payment.paidAt, entries };
    },
  }));
}

const isNotHonoured = (cause: string): boolean => cause.startsWith('not-honoured:');

/** What cutting and closing released, and the cancellation of a part of which something was kept. */
function stagesOf(
  { orderId, events, parts: now }: OrderHistory,
  parts: Part[],
  balances: Map<string, PartBalances>,
  percent: number,
): LedgerEvent[] {
  return events.flatMap(({ partId, stage, at }) => {
    const part = parts.find(({ _id }) => _id === partId);
    const isKept = stage === 'cancelled' && now.some((is) => is._id === partId && refundOf(is) > 0);
    if (!part || (stage !== 'cutting' && stage !== 'closed' && !isKept)) return [];
    const kind = stage === 'cutting' ? ('materials' as const) : ('earnings' as const);
    const posting = () => {
      const has = balances.get(partId) ?? {};
      const entries = kind === 'materials' ? materialsEntries(part, has, percent) : earningsEntries(part, has);
      return { kind, cause: `${kind}:${partId}`, subject: aboutOrder(orderId), at, entries };
    };
    // What is kept is known once the rest has gone back.
    return { at, rank: isKept ? 4 : 1, posting };
  });
}

/** Refunds of payments that nobody needed, of parts, and what the provider has carried out. */
function refundsOf(history: OrderHistory, parts: Part[], balances: Map<string, PartBalances>): LedgerEvent[] {
  const { refunds, events } = history;
  const subject = aboutOrder(history.orderId);
  const asked = refunds.flatMap(({ paymentId, cause, amount, createdAt: at }) => {
    const posting = { kind: 'refund' as const, cause: `refund:${paymentId}:${cause}`, subject, at };
    return isNotHonoured(cause)
      ? { at, rank: 2, posting: () => ({ ...posting, entries: unassignedRefundEntries(amount) }) }
      : [];
  });
  const taken = parts.flatMap((part) => {
    const amount = kobo(part.refunded - (history.refundedBalances.get(part._id) ?? 0));
    const cancelled = events.find(({ partId, stage }) => partId === part._id && stage === 'cancelled');
    const at = cancelled?.at ?? refunds.at(-1)?.createdAt;
    if (amount <= 0 || !at) return [];
    const cause = cancelled ? `refund:cancelled:${part._id}` : `refund:earlier:${part._id}`;
    const posting = () => ({
      ...{ kind: 'refund' as const, cause, subject, at },
      entries: refundEntries(part, balances.get(part._id) ?? {}, amount),
    });
    return { at, rank: 3, posting };
  });
  const sent = refunds.flatMap(({ _id, amount, status, settledAt: at }) => {
    if (status !== 'processed' || !at) return [];
    const posting = { kind: 'refund-sent' as const, cause: `refund-sent:${_id}`, subject, at };
    return { at, rank: 5, posting: () => ({ ...posting, entries: refundSentEntries(amount) }) };
  });
  return [...asked, ...taken, ...sent];
}
