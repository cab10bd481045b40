import { asc, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { concurrencyLimit } from '../../../kit/work-queue.ts';
import { chargeSavedCard } from '../../payments/service.ts';
import { subscriptions } from '../tables.ts';
import { advanceSubscription } from './steps.service.ts';

/** Subscriptions that are worked on at the same time. */
const WIDTH = 4;
/** Most steps of one subscription in one run; after a long standstill the rest follows in the next. */
const MAX_STEPS = 12;

/**
 * The billing clock: takes every step that is due, of reminders, conversions, renewals, retries, pauses and endings.
 * It may be killed anywhere and run in several places at once. One subscription that fails does not keep the others;
 * their errors are logged, and they are tried again in the next run.
 */
export async function runBilling(deps: Deps, width = WIDTH): Promise<void> {
  const due = await deps.db
    .select({ _id: subscriptions._id })
    .from(subscriptions)
    .where(lte(subscriptions.dueAt, deps.clock()))
    .orderBy(asc(subscriptions.dueAt));
  const limited = concurrencyLimit(width);
  const attend = (_id: string) =>
    billOne(deps, _id).catch((error) => deps.log.error(error, `subscription ${_id} could not be billed`));
  await Promise.all(due.map(({ _id }) => limited(() => attend(_id))));
}

async function billOne(deps: Deps, subscriptionId: string): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const taken = await deps.db.transaction((tx) => advanceSubscription(deps, tx, subscriptionId));
    if (taken === 'rest') return;
    // What follows on a charge is not due for a while, unless the clock stood still; then the next run goes on.
    if (taken !== 'moved') return chargeSavedCard(deps, taken.payment, taken.card);
  }
}
