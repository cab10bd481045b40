import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { isCharging } from '../billing/charges.service.ts';
import { closeUnpaid, voidDrafts } from '../billing/invoices.service.ts';
import { type LockedSubscription, openInvoiceOf } from '../lock.queries.ts';
import { cancelledEmail, endedByStaffEmail, endedEmail, endingByStaffEmail } from '../mails/email-templates.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import { moveSubscription, type SubscriptionEvent } from './move.service.ts';
import { resumed } from './resume.service.ts';

type Attribution = Pick<SubscriptionEvent, 'by' | 'reason' | 'actorId'>;

/**
 * Lets a subscription end when what is paid for is over: a pause ends, so that what was left of it is had. One with
 * nothing paid ends at once: it is overdue, or was never paid. Call it under the account’s lock. Throws 409 when it is
 * set to end already, or while a renewal is being charged.
 */
export async function cancel(deps: Deps, tx: Tx, held: LockedSubscription, attribution: Attribution): Promise<void> {
  const { row } = held;
  if (row.status === 'past_due' || row.status === 'incomplete') return endNow(deps, tx, held, attribution);
  if (row.cancelAtPeriodEnd) throw new Refusal(subscriptionErrors.not_now);
  if (await openInvoiceOf(tx, row._id)) throw new Refusal(subscriptionErrors.charge_running);
  await voidDrafts(tx, row._id);
  const unpaused = row.status === 'paused' ? resumed(row, deps.clock()) : null;
  const change = { ...unpaused, cancelAtPeriodEnd: true, pendingPriceId: null };
  const until = unpaused?.periodEnd ?? row.periodEnd;
  const detail = `Ends on ${shopDayLabel(until)}. Access until then.`;
  const rested = {
    kind: 'resumed',
    by: attribution.by,
    detail: 'Resumed to use the remaining paid time.',
  } as const;
  const planned = { kind: 'cancel-planned', detail, ...attribution } as const;
  await moveSubscription(deps, tx, held, change, ...(unpaused ? [rested, planned] : [planned]));
  const offer = await pricedPlanOf(tx, row.priceId);
  const template = (greeting: string) =>
    attribution.by === 'staff'
      ? endingByStaffEmail(greeting, offer, until, attribution.reason)
      : cancelledEmail(greeting, offer, until);
  await notifySubscriber(deps, tx, row.userId, 'subscription-cancelled', template);
}

/**
 * Ends a subscription at once, with what it owes. A charge that is under way goes back when it succeeds. Call it under
 * the account’s lock.
 */
export async function endNow(deps: Deps, tx: Tx, held: LockedSubscription, attribution: Attribution): Promise<void> {
  const { account, row } = held;
  const open = await openInvoiceOf(tx, row._id);
  if (open) await closeUnpaid(tx, account, open, 'void');
  await voidDrafts(tx, row._id);
  const status = row.status === 'incomplete' ? 'expired' : 'cancelled';
  const ended = { status, endedAt: deps.clock(), pausedAt: null, resumesAt: null, pendingPriceId: null } as const;
  await moveSubscription(deps, tx, held, ended, { kind: status, detail: 'Ended immediately.', ...attribution });
  if (status === 'expired') return;
  const offer = await pricedPlanOf(tx, row.priceId);
  const template = (greeting: string) =>
    attribution.by === 'staff'
      ? endedByStaffEmail(greeting, offer, attribution.reason)
      : endedEmail(greeting, offer, `${offer.planName} has been cancelled.`);
  await notifySubscriber(deps, tx, row.userId, 'subscription-ended', template, `ended:${row._id}`);
}

/** Keeps a subscription that was set to end. Call it under the account’s lock. Throws 409 when it was not. */
export async function continueSubscription(
  deps: Deps,
  tx: Tx,
  held: LockedSubscription,
  attribution: Attribution,
): Promise<void> {
  const { row } = held;
  const isOver = row.periodEnd <= deps.clock();
  if (!row.cancelAtPeriodEnd || isOver || (await isCharging(tx, row._id)))
    throw new Refusal(subscriptionErrors.not_now);
  const detail = 'Cancellation undone.';
  await moveSubscription(
    deps,
    tx,
    held,
    { cancelAtPeriodEnd: false },
    { kind: 'cancel-undone', detail, ...attribution },
  );
}
