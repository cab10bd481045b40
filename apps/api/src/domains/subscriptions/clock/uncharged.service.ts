import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { LockedSubscription } from '../lock.queries.ts';
import { pausedBySuspensionEmail } from '../mails/email-templates.ts';
import { mailSuspended } from '../mails/notify.service.ts';
import { pricedPlanOf } from '../plans/queries.ts';
import { anchorDayOf, monthsAfter } from '../rules.ts';
import { moveSubscription } from '../transitions/move.service.ts';
import { end } from './end.service.ts';
import type { Exemption } from './exemption.queries.ts';

/**
 * Does not renew what is due of a person who is not charged: it ends, but an active one of somebody suspended is paused,
 * of which they are told. Call it under the account’s lock.
 */
export async function leaveUncharged(deps: Deps, tx: Tx, held: LockedSubscription, why: Exemption): Promise<void> {
  const { row } = held;
  if (why === 'leaving') return end(deps, tx, held, 'leaving');
  if (row.status !== 'active') return end(deps, tx, held, 'suspended');
  const detail = 'Paused instead of renewed, because the account is suspended.';
  const rest = restFrom(deps.clock());
  const paused = { ...rest, status: 'paused', pausedAt: deps.clock() } as const;
  await moveSubscription(deps, tx, held, paused, { kind: 'paused', by: 'clock', detail });
  const offer = await pricedPlanOf(tx, row.priceId);
  const template = (greeting: string) => pausedBySuspensionEmail(greeting, offer);
  await mailSuspended(deps, tx, row.userId, 'subscription-paused', template);
}

/** Goes on resting while the person is suspended. Call it under the account’s lock. */
export async function restOn(deps: Deps, tx: Tx, held: LockedSubscription): Promise<void> {
  await moveSubscription(deps, tx, held, restFrom(deps.clock()));
}

const restFrom = (now: Date) => ({ resumesAt: monthsAfter(now, 1, anchorDayOf(now)), remindedPeriod: null });
