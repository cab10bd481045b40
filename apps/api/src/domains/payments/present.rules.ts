import { toNaira } from '@adunni/contracts/money';
import {
  PAYABLE_KINDS,
  type PayableKind,
  type Payment,
  type startedPayment,
} from '@adunni/contracts/payments/payments';
import type { z } from 'zod';
import type { Config } from '../../kit/config.ts';
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
  invoice: 'invoiceId',
  card: 'cardId',
} as const satisfies Record<PayableKind, keyof PaymentRow>;
/** What a payment is for, as its row says it: exactly one of these is set. */
export type Subject = Pick<PaymentRow, (typeof SUBJECTS)[PayableKind]>;

/** The page of what is paid for. */
const PAGES = {
  order: (id: string) => `/orders/${id}`,
  booking: (id: string) => `/bookings/${id}`,
  invoice: () => '/subscription/billing',
  card: () => '/subscription/billing',
} as const satisfies Record<PayableKind, (id: string) => string>;

/** What a payment is for. */
export function paidFor(payment: Subject): PayableRef {
  for (const kind of PAYABLE_KINDS) {
    const id = payment[SUBJECTS[kind]];
    if (id) return { kind, id };
  }
  throw new TypeError('a payment is for something');
}

/** Where a person comes back to after paying: the page of what is paid for. */
export function returnUrl(config: Config, payment: PaymentRow): string {
  const { kind, id } = paidFor(payment);
  return `${config.publicUrl}${PAGES[kind](id)}?reference=${payment.reference}`;
}

/** A started attempt on the wire; one that needs no page any more leads back to what is paid for. */
export const toStarted = (config: Config, payment: PaymentRow): StartedPayment => ({
  reference: payment.reference,
  url: payment.url ?? returnUrl(config, payment),
  state: payment.state,
});

/** An attempt on the wire. */
export const toPayment = (row: PaymentRow): Payment => ({
  _id: row._id,
  reference: row.reference,
  provider: row.provider,
  purpose: row.purpose,
  state: row.state,
  amount: toNaira(row.amount),
  refunded: toNaira(row.refunded),
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
