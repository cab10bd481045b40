import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { PaymentRow } from '../../payments/rules.ts';
import { createAttempt } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import type { InvoiceRow } from '../lock.queries.ts';
import { chargeReference } from './invoice.rules.ts';
import type { MethodRow } from './methods.service.ts';
import { invoices } from './tables.ts';

/** A charge to be carried out after the transaction that stored it. */
export interface Charge {
  payment: PaymentRow;
  card: { authorisation: string; email: string };
}

/** Stores the next attempt to charge an invoice to a saved card. Call it under the account’s lock. */
export async function createCharge(deps: Deps, tx: Tx, invoice: InvoiceRow, method: MethodRow): Promise<Charge> {
  const attempts = invoice.attempts + 1;
  await tx.update(invoices).set({ attempts, nextAttemptAt: null }).where(eq(invoices._id, invoice._id));
  const due = { purpose: 'full', amount: invoice.amount } as const;
  const charge = { reference: chargeReference(invoice._id, attempts), chargedMethodId: method._id };
  const payment = await createAttempt(deps, tx, { kind: 'invoice', id: invoice._id }, due, charge);
  return { payment, card: cardOf(method) };
}

/** Whether a saved card is being charged for a subscription at this moment, so that nothing else may be begun. */
export async function isCharging(tx: Tx, subscriptionId: string): Promise<boolean> {
  const [running] = await tx
    .select({ _id: payments._id })
    .from(payments)
    .innerJoin(invoices, eq(invoices._id, payments.invoiceId))
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        inArray(invoices.status, ['draft', 'open']),
        inArray(payments.status, ['created', 'waiting']),
        isNotNull(payments.chargedMethodId),
        isNull(payments.url),
      ),
    )
    .limit(1);
  return running !== undefined;
}

/** What the provider charges a saved card by. */
export const cardOf = ({ authorisation, email }: MethodRow): Charge['card'] => ({
  authorisation: authorisation ?? '',
  email: email ?? '',
});
