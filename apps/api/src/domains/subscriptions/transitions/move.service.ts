import type { SUBSCRIPTION_ACTORS, SubscriptionEventKind } from '@adunni/contracts/subscriptions/statuses';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { LockedSubscription } from '../lock.queries.ts';
import { dueAfter, mayBecome, type SubscriptionRow } from '../rules.ts';
import { subscriptionEvents, subscriptions } from '../tables.ts';

/** What happened, as the history tells it. */
export interface SubscriptionEvent {
  kind: SubscriptionEventKind;
  by: (typeof SUBSCRIPTION_ACTORS)[number];
  /** One sentence for the person. */
  detail: string;
  reason?: string | null;
  /** Whoever of the staff did it. */
  actorId?: string | null;
}

/**
 * Changes a subscription whose account is locked, and writes down what happened. When the billing clock must look at it
 * next follows from the change unless `dueAt` is part of it. Throws when the status may not follow the present one.
 */
export async function moveSubscription(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { account, row }: LockedSubscription,
  change: Partial<SubscriptionRow>,
  ...events: SubscriptionEvent[]
): Promise<SubscriptionRow> {
  const after = { ...row, ...change, version: row.version + 1 };
  if (after.status !== row.status && !mayBecome(row.status, after.status))
    throw new Error(`a subscription does not become ${after.status} from ${row.status}`);
  if (change.dueAt === undefined) after.dueAt = dueAfter(after, account.remindsOfRenewal);
  const { _id, userId: _userId, createdAt: _createdAt, ...values } = after;
  await tx.update(subscriptions).set(values).where(eq(subscriptions._id, _id));
  await writeEvents(tx, row, after, deps.clock(), events);
  return after;
}

/**
 * Writes down what happened to a subscription; `before` is null for one that has just begun. Of several events of one
 * moment the first makes the change, so that each event begins where the one before it has left.
 */
export async function writeEvents(
  tx: Tx,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
  at: Date,
  events: readonly SubscriptionEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(subscriptionEvents).values(
    events.map(({ kind, by, detail, reason = null, actorId = null }, index) => ({
      subscriptionId: after._id,
      kind,
      at,
      by,
      actorId,
      fromStatus: (index === 0 ? before : after)?.status ?? null,
      toStatus: after.status,
      fromPriceId: (index === 0 ? before : after)?.priceId ?? null,
      toPriceId: after.priceId,
      detail,
      reason: reason || null,
    })),
  );
}
