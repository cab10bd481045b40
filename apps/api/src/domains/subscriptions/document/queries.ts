import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { payments } from '../../payments/tables.ts';
import { invoices } from '../billing/tables.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import type { PrintedInvoice } from './invoice.ts';

/** Whose invoice it must be: a person’s, or one of a subscription. */
type Owner = { userId: string } | { subscriptionId: string };

/** What stands on an invoice that has a number. Throws 404 for a draft and for what is not the owner’s. */
export async function readPrintedInvoice(db: Db, invoiceId: string, owner: Owner): Promise<PrintedInvoice> {
  const whose =
    'userId' in owner ? eq(invoices.userId, owner.userId) : eq(invoices.subscriptionId, owner.subscriptionId);
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices._id, invoiceId), whose, ne(invoices.status, 'draft')));
  if (!invoice?.number) throw new Refusal(commonErrors.not_found);
  const { planName, interval } = await pricedPlanOf(db, invoice.priceId);
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.status, 'succeeded')))
    .orderBy(asc(payments.paidAt), asc(payments._id));
  const { number, billedTo, ...rest } = invoice;
  return { ...rest, number, person: billedTo, plan: planName, interval, payments: paid };
}
