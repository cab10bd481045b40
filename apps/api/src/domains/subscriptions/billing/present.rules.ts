import { toNaira } from '@adunni/contracts/money';
import type { Invoice } from '@adunni/contracts/subscriptions/billing';
import type { InvoiceRow } from '../lock.queries.ts';
import type { Offer } from './invoice.rules.ts';

/** An invoice on the wire, with the plan that it is for. */
export const toInvoice = (row: InvoiceRow, { planName, interval }: Pick<Offer, 'planName' | 'interval'>): Invoice => ({
  _id: row._id,
  number: row.number,
  reason: row.reason,
  status: row.status,
  plan: planName,
  interval,
  periodStart: row.periodStart.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  lines: row.lines.map(({ kind, label, amount }) => ({ kind, label, amount: toNaira(amount) })),
  amount: toNaira(row.amount),
  refunded: toNaira(row.refunded),
  issuedAt: row.issuedAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
});
