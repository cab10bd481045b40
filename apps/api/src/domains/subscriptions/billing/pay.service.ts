import type { SubscriptionEventKind } from '@adunni/contracts/subscriptions/statuses';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { InvoiceRow, LockedSubscription } from '../lock.queries.ts';
import { receiptEmail } from '../mails/email-templates.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { priceOf } from '../plans/labels.rules.ts';
import { type PricedPlan, pricedPlanOf } from '../plans/queries.ts';
import { freshPeriod, type SubscriptionRow } from '../rules.ts';
import { moveSubscription, type SubscriptionEvent } from '../transitions/move.service.ts';
import { markPaid } from './invoices.service.ts';

/**
 * Takes an invoice as paid, by a payment or because nothing was to pay: the subscription enters the period that it is
 * for. A renewal that was paid in time follows the period before without a gap; any other period begins at this moment,
 * so that days without access are not paid for. Call it under the account’s lock.
 */
export async function payInvoice(
  deps: Deps,
  tx: Tx,
  { account, row, invoice }: LockedSubscription & { invoice: InvoiceRow },
  by: SubscriptionEvent['by'],
): Promise<SubscriptionRow> {
  const now = deps.clock();
  const offer = await pricedPlanOf(tx, invoice.priceId);
  const follows = invoice.reason === 'renewal' && row.status !== 'past_due';
  const { periodStart, periodEnd } = invoice;
  const period = follows ? { periodStart, periodEnd, anchorDay: row.anchorDay } : freshPeriod(now, offer.interval);
  const paid = await markPaid(tx, account, invoice, period, now);
  const change = {
    ...period,
    status: 'active',
    period: invoice.period,
    priceId: invoice.priceId,
    pendingPriceId: null,
    // Who pays for more wants it to go on; a renewal only comes about when it was wanted.
    cancelAtPeriodEnd: false,
  } as const;
  const after = await moveSubscription(deps, tx, { account, row }, change, ...paymentEvents(row, paid, offer, by));
  await notifySubscriber(deps, tx, row.userId, 'subscription-receipt', (name) =>
    receiptEmail(name, paid, offer, after),
  );
  return after;
}

function paymentEvents(
  row: SubscriptionRow,
  invoice: InvoiceRow,
  offer: PricedPlan,
  by: SubscriptionEvent['by'],
): SubscriptionEvent[] {
  const kind = kindOf(row, invoice);
  const until = `paid until ${shopDayLabel(invoice.periodEnd)}`;
  const events: SubscriptionEvent = { kind, by, detail: `${offer.planName} at ${priceOf(offer)}, ${until}.` };
  if (invoice.reason !== 'renewal' || invoice.priceId === row.priceId) return [events];
  return [{ kind: 'changed', by, detail: `Changed to ${offer.planName} at ${priceOf(offer)} as scheduled.` }, events];
}

function kindOf(row: SubscriptionRow, { reason }: InvoiceRow): SubscriptionEventKind {
  if (reason === 'change') return 'upgraded';
  if (row.status === 'past_due') return 'recovered';
  if (row.status === 'trial') return 'converted';
  return reason === 'start' ? 'started' : 'renewed';
}
