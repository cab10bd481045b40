import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { billOf } from '../billing/invoice.rules.ts';
import { voidDrafts } from '../billing/invoices.service.ts';
import { findDefaultMethod } from '../billing/methods.service.ts';
import type { LockedSubscription } from '../lock.queries.ts';
import { endedEmail, reminderEmail, resumingEmail } from '../mails/email-templates.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import { moveSubscription } from '../transitions/move.service.ts';
import { resumed } from '../transitions/resume.service.ts';
import { exemptionOf } from './exemption.queries.ts';

/** Why a subscription ends by itself: how, and what the person reads; nothing is written of a payment left off. */
const ENDS = {
  abandoned: { status: 'expired', detail: 'Not paid, so it did not start.', why: null },
  cancelled: {
    status: 'cancelled',
    detail: 'Ended as scheduled.',
    why: 'Your paid period is over and your subscription has ended as you requested.',
  },
  'no-card': {
    status: 'expired',
    detail: 'The free trial ended without a saved card.',
    why: 'Your free trial is over. Nothing was charged.',
  },
  leaving: {
    status: 'cancelled',
    detail: 'Not renewed because the account is scheduled for deletion.',
    why: 'You asked us to delete your account, so your subscription was not renewed. Nothing was charged.',
  },
  suspended: { status: 'cancelled', detail: 'Ended, because the account is suspended.', why: null },
} as const;

/** Ends a subscription whose time is over. Call it under the account’s lock. */
export async function end(deps: Deps, tx: Tx, held: LockedSubscription, how: keyof typeof ENDS): Promise<void> {
  const { row } = held;
  const { status, detail, why } = ENDS[how];
  await voidDrafts(tx, row._id);
  const happened = { kind: status, by: 'clock', detail } as const;
  await moveSubscription(deps, tx, held, { status, endedAt: deps.clock(), pendingPriceId: null }, happened);
  if (why === null) return;
  const offer = await pricedPlanOf(tx, row.priceId);
  const template = (greeting: string) => endedEmail(greeting, offer, why);
  await notifySubscriber(deps, tx, row.userId, 'subscription-ended', template, `ended:${row._id}`);
}

/** Says three days before that a trial or a period ends and what follows. */
export async function remind(deps: Deps, tx: Tx, held: LockedSubscription): Promise<void> {
  const { account, row } = held;
  const offer = await pricedPlanOf(tx, row.pendingPriceId ?? row.priceId);
  const method = await findDefaultMethod(deps, tx, row.userId);
  const { amount } = billOf({ offer, credit: account.credit });
  const kind = row.status === 'trial' ? 'trial-reminded' : 'renewal-reminded';
  const detail = row.status === 'trial' ? 'Trial reminder sent.' : 'Renewal reminder sent.';
  await moveSubscription(deps, tx, held, { remindedPeriod: row.period }, { kind, by: 'clock', detail });
  const isCharged = (method !== null || row.status !== 'trial') && !(await exemptionOf(tx, row.userId));
  const template = (greeting: string) => reminderEmail(greeting, row, offer, isCharged ? amount : null);
  await notifySubscriber(deps, tx, row.userId, 'subscription-reminder', template, `reminder:${row._id}:${row.period}`);
}

/** Says three days before that a pause ends, until when the period lasts then, and what is charged after it. */
export async function remindOfResuming(deps: Deps, tx: Tx, held: LockedSubscription): Promise<void> {
  const { account, row } = held;
  if (!row.resumesAt) throw new Error(`the subscription ${row._id} is not paused`);
  const offer = await pricedPlanOf(tx, row.pendingPriceId ?? row.priceId);
  const { amount } = billOf({ offer, credit: account.credit });
  const { periodEnd } = resumed(row, row.resumesAt);
  const reminded = { kind: 'renewal-reminded', by: 'clock', detail: 'Pause reminder sent.' } as const;
  await moveSubscription(deps, tx, held, { remindedPeriod: row.period }, reminded);
  const times = { resumesAt: row.resumesAt, periodEnd };
  const template = (greeting: string) => resumingEmail(greeting, offer, times, amount);
  const cause = `resuming:${row._id}:${row.resumesAt.toISOString()}`;
  await notifySubscriber(deps, tx, row.userId, 'subscription-reminder', template, cause);
}
