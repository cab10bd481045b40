import { toNaira } from '@adunni/contracts/money';
import type { Payment, startedPayment } from '@adunni/contracts/payments';
import type { z } from 'zod';
import type { Config } from '../../kit/config.ts';
import type { payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type StartedPayment = z.infer<typeof startedPayment>;

/** Where a person comes back to after paying. */
export const returnUrl = (config: Config, payment: Pick<PaymentRow, 'orderId' | 'reference'>): string =>
  `${config.publicUrl}/orders/${payment.orderId}?reference=${payment.reference}`;

/** A started attempt on the wire; one that needs no page any more leads back to its order. */
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
