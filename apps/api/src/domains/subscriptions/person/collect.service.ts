import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { StartedPayment } from '../../payments/rules.ts';
import { chargeSavedCard, startPayment, toStarted } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import { type Charge, createCharge } from '../billing/charges.service.ts';
import { findDefaultMethod } from '../billing/methods.service.ts';
import { payInvoice } from '../billing/pay.service.ts';
import type { InvoiceRow, LockedSubscription } from '../lock.queries.ts';

/** How an invoice is collected after the transaction that drafted it. */
export interface Collecting {
  invoiceId: string;
  isPaid: boolean;
  charge: Charge | null;
}

/** Begins to collect a drafted invoice: from the saved card, when the person wants that, else on a page. */
export async function beginCollecting(
  ctx: Ctx<Viewer>,
  tx: Tx,
  held: LockedSubscription & { invoice: InvoiceRow },
  useSavedCard: boolean,
): Promise<Collecting> {
  const { invoice, row } = held;
  const begun = { invoiceId: invoice._id, isPaid: invoice.amount === 0, charge: null };
  if (begun.isPaid) await payInvoice(ctx, tx, held, 'person');
  const method = begun.isPaid || !useSavedCard ? null : await findDefaultMethod(ctx, tx, row.userId);
  return method ? { ...begun, charge: await createCharge(ctx, tx, invoice, method) } : begun;
}

/**
 * Charges the saved card, or answers with the page to pay on: also when the card was declined, so that another can be
 * used, and when nobody answered yet. Null when nothing is left to pay.
 */
export async function finishCollecting(
  ctx: Ctx<Viewer>,
  { invoiceId, isPaid, charge }: Collecting,
): Promise<StartedPayment | null> {
  if (isPaid) return null;
  if (charge) {
    const silent = (error: unknown) => ctx.log.warn(error, 'the charge of a saved card has no answer yet');
    await chargeSavedCard(ctx, charge.payment, charge.card).catch(silent);
    const [now] = await ctx.db.select().from(payments).where(eq(payments._id, charge.payment._id));
    if (now?.status === 'succeeded') return null;
    if (now && now.status !== 'failed') return toStarted(ctx, now);
  }
  return startPayment(ctx, { kind: 'invoice', id: invoiceId }, ctx.viewer._id);
}
