import { toNaira } from '@adunni/contracts/money';
import { chargedText } from '@adunni/contracts/payments/charged-text';
import type { LoadedStaffPayment, LoadedStaffPaymentRow } from '@adunni/contracts/payments/staff';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { escapeLike } from '../../kit/database/contains.ts';
import { users } from '../identity/tables.ts';
import { paidForNumber, subjectNames } from './payables.ts';
import { capturedOf, type PaymentRow, paidFor } from './present.rules.ts';
import { canRetry, type RefundRow } from './refunds/rules.ts';
import { paymentEvents, payments, refunds } from './tables.ts';

const isReversed = isNotNull(payments.reversedAmount);
const hasStuckRefund = sql`${payments._id} in (
  select ${refunds.paymentId} from ${refunds} where ${refunds.attentionAt} is not null)`;
const ATTENTION = { any: or(isReversed, hasStuckRefund), refund: hasStuckRefund, reversed: isReversed } as const;

/** Which payments a list shows and in what order. */
export const paymentList = {
  table: payments,
  search: (words: string) => or(eq(payments.reference, words), paidForNumber(`${escapeLike(words.toUpperCase())}%`)),
  filters: {
    status: payments.status,
    attention: (which: keyof typeof ATTENTION) => ATTENTION[which],
  },
  sorts: { createdAt: payments.createdAt, amount: payments.amount },
};

type Loaded = LoadedStaffPaymentRow & { row: PaymentRow };

/** Payments with what they are for and what waits for somebody. */
export async function loadPayments({ db }: StaffCtx, ids: string[]): Promise<Loaded[]> {
  const rows = await db.select().from(payments).where(inArray(payments._id, ids));
  const subjects = await subjectNames(db, rows);
  const stuck = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), isNotNull(refunds.attentionAt)));
  const withStuck = new Set(stuck.map(({ paymentId }) => paymentId));
  return rows.map((row) => ({
    row,
    _id: row._id,
    subject: subjects.get(row._id) ?? '',
    amount: row.amount,
    status: row.status,
    attention: withStuck.has(row._id) ? 'refund' : row.reversedAmount === null ? 'none' : 'reversed',
    refunded: row.refunded,
    createdAt: row.createdAt,
    reference: row.reference,
    provider: row.provider,
    currency: capturedOf(row).currency,
  }));
}

type Detail = Omit<LoadedStaffPayment, keyof LoadedStaffPaymentRow>;

/** What the page of a payment says beside its row: what came in, its refunds, and what happened to them. */
export async function paymentDetail({ db }: StaffCtx, { row }: Loaded): Promise<Detail> {
  const captured = capturedOf(row);
  const given = await db.select().from(refunds).where(eq(refunds.paymentId, row._id)).orderBy(asc(refunds._id));
  return {
    captured: row.paidAt ? chargedText(toNaira(captured.amount), captured.currency) : null,
    reason: row.reason,
    paidAt: row.paidAt,
    reversed: row.reversedAmount,
    paidFor: paidFor(row),
    refunds: given.map(toRefund),
    history: await historyOf(db, row._id),
  };
}

const toRefund = (refund: RefundRow): Detail['refunds'][number] => ({
  _id: refund._id,
  amount: refund.amount,
  reason: refund.reason,
  status: refund.status,
  trouble: refund.trouble,
  returned: refund.returnedAmount,
  needsAttention: refund.attentionAt !== null,
  canRetry: canRetry(refund),
  createdAt: refund.createdAt,
  settledAt: refund.settledAt,
});

async function historyOf(db: Db | Tx, paymentId: string): Promise<Detail['history']> {
  const rows = await db
    .select({ event: paymentEvents, firstName: users.firstName, lastName: users.lastName })
    .from(paymentEvents)
    .leftJoin(users, eq(users._id, paymentEvents.actorId))
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(desc(paymentEvents.createdAt), desc(paymentEvents._id));
  return rows.map(({ event, firstName, lastName }) => ({
    _id: event._id,
    kind: event.kind,
    note: event.note,
    actor: firstName === null ? null : `${firstName} ${lastName}`,
    at: event.createdAt,
  }));
}
