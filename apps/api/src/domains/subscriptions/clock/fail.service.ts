import { eq } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { retryAt } from '../billing/invoice.rules.ts';
import { closeUnpaid } from '../billing/invoices.service.ts';
import { invoices } from '../billing/tables.ts';
import type { InvoiceRow, LockedSubscription } from '../lock.queries.ts';
import { endedEmail, failedEmail } from '../mails/email-templates.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import { moveSubscription } from '../transitions/move.service.ts';

/**
 * A renewal could not be charged: premium closes and it is tried again on days 1, 3, 5 and 7, with a notice each time;
 * after the last one the subscription ends. Call it under the account’s lock.
 */
export async function attemptFailed(
  deps: Deps,
  tx: Tx,
  { account, row, invoice }: LockedSubscription & { invoice: InvoiceRow },
): Promise<void> {
  if (invoice.reason !== 'renewal' || invoice.status !== 'open') return;
  const offer = await pricedPlanOf(tx, invoice.priceId);
  const next = retryAt(invoice.issuedAt, invoice.attempts);
  const named = `invoice ${invoice.number} of ${amountText(invoice.amount)}`;
  if (!next) {
    await closeUnpaid(tx, account, invoice, 'uncollectible');
    const detail = `Ended, because ${named} could not be charged.`;
    const ended = { status: 'expired', endedAt: deps.clock() } as const;
    await moveSubscription(deps, tx, { account, row }, ended, { kind: 'expired', by: 'clock', detail });
    const why = `We tried several times but could not charge ${named}, so your subscription has ended.`;
    const template = (greeting: string) => endedEmail(greeting, offer, why);
    return notifySubscriber(deps, tx, row.userId, 'subscription-ended', template, `ended:${row._id}`);
  }
  await tx.update(invoices).set({ nextAttemptAt: next }).where(eq(invoices._id, invoice._id));
  const detail = `The payment of ${named} failed. We will try again on ${shopDayLabel(next)}.`;
  const overdue = { status: 'past_due', dueAt: next } as const;
  await moveSubscription(deps, tx, { account, row }, overdue, { kind: 'payment-failed', by: 'clock', detail });
  const cause = `invoice:${invoice._id}:${invoice.attempts}`;
  const template = (greeting: string) => failedEmail(greeting, invoice, offer, next);
  await notifySubscriber(deps, tx, row.userId, 'subscription-failed', template, cause);
}
