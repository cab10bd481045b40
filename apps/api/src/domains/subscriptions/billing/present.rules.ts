import type { LoadedInvoice } from '@adunni/contracts/subscriptions/billing';
import type { InvoiceRow } from '../lock.queries.ts';
import type { Offer } from './invoice.rules.ts';

/** An invoice as it is answered, with the plan that it is for. */
export const toInvoice = (
  row: InvoiceRow,
  { planName, interval }: Pick<Offer, 'planName' | 'interval'>,
): LoadedInvoice => ({
  _id: row._id,
  number: row.number,
  reason: row.reason,
  status: row.status,
  plan: planName,
  interval,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  lines: row.lines.map(({ kind, label, amount }) => ({ kind, label, amount })),
  amount: row.amount,
  refunded: row.refunded,
  issuedAt: row.issuedAt,
  paidAt: row.paidAt,
  nextAttemptAt: row.nextAttemptAt,
});
