import { toNaira } from '@adunni/contracts/money';
import type { PayableKind, Payment, startedPayment } from '@adunni/contracts/payments';
import type { z } from 'zod';
import type { Config } from '../../kit/config.ts';
import type { PayableRef } from './payable.ts';
import type { payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type StartedPayment = z.infer<typeof startedPayment>;

/** The page of what is paid for. */
const PAGES = { order: (id: string) => `/orders/${id}` } as const satisfies Record<PayableKind, (id: string) => string>;

/** What a payment is for. */
export const paidFor = ({ orderId }: Pick<PaymentRow, 'orderId'>): PayableRef => ({ kind: 'order', id: orderId });

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
