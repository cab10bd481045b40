import type { Kobo } from '@adunni/contracts/money';
import {
  type LoadedPayment,
  PAYABLE_KINDS,
  type PayableKind,
  type startedPayment,
} from '@adunni/contracts/payments/payments';
import type { z } from 'zod';
import type { payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type StartedPayment = z.infer<typeof startedPayment>;

/** What a payment is for. */
export interface PayableRef {
  kind: PayableKind;
  id: string;
}

/** The column of a payment that names what it is for. */
export const SUBJECTS = {
  order: 'orderId',
  booking: 'bookingId',
  'aso-ebi': 'asoEbiOrderId',
  invoice: 'invoiceId',
  card: 'cardId',
  milestone: 'milestoneId',
} as const satisfies Record<PayableKind, keyof PaymentRow>;
/** What a payment is for, as its row says it: exactly one of these is set. */
export type Subject = Pick<PaymentRow, (typeof SUBJECTS)[PayableKind]>;

/** What a payment is for. */
export function paidFor(payment: Subject): PayableRef {
  for (const kind of PAYABLE_KINDS) {
    const id = payment[SUBJECTS[kind]];
    if (id) return { kind, id };
  }
  throw new TypeError('a payment is for something');
}

/** An attempt as it is answered: with what it brought, once that counts. */
export const toPayment = (row: PaymentRow): LoadedPayment => ({
  _id: row._id,
  reference: row.reference,
  provider: row.provider,
  purpose: row.purpose,
  status: row.status,
  amount: row.status === 'succeeded' ? capturedOf(row).amount : row.amount,
  refunded: row.refunded,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
});

/** What came in under a payment, which is what can go back. */
export const capturedOf = ({ amount, currency, ...row }: PaymentRow): { amount: Kobo; currency: string } => ({
  amount: row.capturedAmount ?? amount,
  currency: row.capturedCurrency ?? currency,
});
