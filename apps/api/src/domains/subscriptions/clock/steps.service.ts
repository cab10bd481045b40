import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { abandonAttempt } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import { type Charge, cardOf, createCharge } from '../billing/charges.service.ts';
import { issueInvoice } from '../billing/invoices.service.ts';
import { findDefaultMethod } from '../billing/methods.service.ts';
import { payInvoice } from '../billing/pay.service.ts';
import { invoices, paymentMethods } from '../billing/tables.ts';
import { type InvoiceRow, type LockedSubscription, lockSubscription, openInvoiceOf } from '../lock.queries.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import { periodEndOf } from '../rules.ts';
import { endNow } from '../transitions/cancel.service.ts';
import { moveSubscription } from '../transitions/move.service.ts';
import { resume } from '../transitions/resume.service.ts';
import { end, remind, remindOfResuming } from './end.service.ts';
import { exemptionOf } from './exemption.queries.ts';
import { attemptFailed } from './fail.service.ts';
import { leaveUncharged, restOn } from './uncharged.service.ts';

/** How long a charge without an answer is left alone before it is looked up. */
const LEASE_MS = 10 * MINUTE_MS;

/** What became of a look at a subscription: nothing is due, it moved on, or a card is to be charged now. */
export type Step = 'rest' | 'moved' | Charge;

/**
 * Takes the next step that is due for a subscription, in one transaction. Each step leaves the row as one for which the
 * same step is no longer due, so that a step is taken once however often and from however many places it is tried.
 */
export async function advanceSubscription(deps: Deps, tx: Tx, subscriptionId: string): Promise<Step> {
  const held = await lockSubscription(tx, subscriptionId, true);
  const now = deps.clock();
  if (!held?.row.dueAt || held.row.dueAt > now) return 'rest';
  const { row } = held;
  if (row.status === 'incomplete') return moved(end(deps, tx, held, 'abandoned'));
  if (row.resumesAt && row.resumesAt > now) return moved(remindOfResuming(deps, tx, held));
  const exemption = await exemptionOf(tx, row.userId);
  if (row.status === 'paused')
    return moved(exemption === 'suspended' ? restOn(deps, tx, held) : resume(deps, tx, held, 'clock'));
  const open = await openInvoiceOf(tx, row._id);
  if (open) return charge(deps, tx, { ...held, invoice: open });
  if (row.periodEnd > now) return moved(remind(deps, tx, held));
  if (row.cancelAtPeriodEnd) return moved(end(deps, tx, held, 'cancelled'));
  if (exemption) return moved(leaveUncharged(deps, tx, held, exemption));
  return renew(deps, tx, held);
}

/** Issues the invoice of the next period at the price that was chosen for it, and charges it. */
async function renew(deps: Deps, tx: Tx, held: LockedSubscription): Promise<Step> {
  const { row } = held;
  const method = await findDefaultMethod(deps, tx, row.userId);
  if (row.status === 'trial' && !method) return moved(end(deps, tx, held, 'no-card'));
  const offer = await pricedPlanOf(tx, row.pendingPriceId ?? row.priceId);
  const periodStart = row.periodEnd;
  const periodEnd = periodEndOf(periodStart, offer.interval, row.anchorDay);
  const next = { reason: 'renewal', offer, periodStart, periodEnd, at: deps.clock() } as const;
  const invoice = await issueInvoice(tx, held, next);
  if (invoice.amount === 0) return moved(payInvoice(deps, tx, { ...held, invoice }, 'clock'));
  return charge(deps, tx, { ...held, invoice });
}

/** Charges an open invoice: goes on with the attempt that is under way, or begins the next one. */
async function charge(deps: Deps, tx: Tx, held: LockedSubscription & { invoice: InvoiceRow }): Promise<Step> {
  const { invoice, row } = held;
  const lease = new Date(deps.clock().getTime() + LEASE_MS);
  const [running] = await tx
    .select({ payment: payments, method: paymentMethods })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods._id, payments.chargedMethodId))
    .where(and(eq(payments.invoiceId, invoice._id), inArray(payments.status, ['created', 'waiting'])))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (running && (running.method || running.payment.status === 'waiting')) {
    await moveSubscription(deps, tx, held, { dueAt: lease });
    return running.method ? { payment: running.payment, card: cardOf(running.method) } : 'moved';
  }
  // Whoever left the page may still pay there; then it counts if the invoice is still open, and goes back if not.
  if (running) await abandonAttempt(tx, running.payment._id);
  if (await exemptionOf(tx, row.userId)) return moved(endNow(deps, tx, held, { by: 'clock' }));
  const method = await findDefaultMethod(deps, tx, row.userId);
  if (method) {
    await moveSubscription(deps, tx, held, { dueAt: lease });
    return createCharge(deps, tx, invoice, method);
  }
  const attempts = invoice.attempts + 1;
  await tx.update(invoices).set({ attempts }).where(eq(invoices._id, invoice._id));
  return moved(attemptFailed(deps, tx, { ...held, invoice: { ...invoice, attempts } }));
}

async function moved(work: Promise<unknown>): Promise<Step> {
  await work;
  return 'moved';
}
