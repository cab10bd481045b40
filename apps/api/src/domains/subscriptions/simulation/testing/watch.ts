import { and, eq, exists, gt, inArray, isNull, lte, min, or, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../../kit/context.ts';
import { MINUTE_MS } from '../../../../kit/durations.rules.ts';
import { payments } from '../../../payments/tables.ts';
import { invoices } from '../../billing/tables.ts';
import { subscriptionEvents, subscriptions } from '../../tables.ts';
import { withPremium } from '../../usage/premium.queries.ts';

/** How a subscription stood at a moment, and whether premium let its person in then. */
export interface Observation {
  userId: string;
  subscriptionId: string;
  at: Date;
  status: string;
  opens: boolean;
}

/** Whether something fell due within the last hour; charges without an answer, which are asked for sooner, apart. */
export async function hasFallenDue({ db, clock }: Deps): Promise<boolean> {
  const now = clock();
  const lately = and(lte(subscriptions.dueAt, now), gt(subscriptions.dueAt, new Date(now.getTime() - 60 * MINUTE_MS)));
  const [some] = await db.select({ _id: subscriptions._id }).from(subscriptions).where(lately).limit(1);
  return some !== undefined;
}

/**
 * Looks at what something may happen to at a moment: what falls due by then, is owed, begun or being paid, or is of such
 * people.
 */
export function observeAffected(deps: Deps, moment: Date, people: string[]): Promise<Observation[]> {
  const isDue = lte(subscriptions.dueAt, new Date(moment.getTime() + MINUTE_MS));
  const isAffected = or(isDue, isUnderWay(deps), inArray(subscriptions.userId, people));
  return look(deps, and(isNull(subscriptions.endedAt), isAffected));
}

/** Until when nothing happens unless somebody acts: until the next falls due, if nothing is under way. */
export async function quietUntil(deps: Deps): Promise<Date> {
  const [busy] = await deps.db.select({ _id: subscriptions._id }).from(subscriptions).where(isUnderWay(deps)).limit(1);
  if (busy) return deps.clock();
  const [next] = await deps.db.select({ dueAt: min(subscriptions.dueAt) }).from(subscriptions);
  return next?.dueAt ? new Date(next.dueAt.getTime() - MINUTE_MS) : deps.clock();
}

/** What is owed, begun or being paid. */
function isUnderWay({ db }: Deps): SQL | undefined {
  const isOwed = inArray(subscriptions.status, ['past_due', 'incomplete']);
  const isOpen = and(eq(invoices.subscriptionId, subscriptions._id), inArray(payments.status, ['created', 'waiting']));
  const isPaid = exists(
    db
      .select({ _id: payments._id })
      .from(payments)
      .innerJoin(invoices, eq(invoices._id, payments.invoiceId))
      .where(isOpen),
  );
  return and(isNull(subscriptions.endedAt), or(isOwed, isPaid));
}

/** Looks at these subscriptions, and at every one that changed at this very moment. */
export function observeChanged(deps: Deps, ids: string[]): Promise<Observation[]> {
  const change = and(eq(subscriptionEvents.subscriptionId, subscriptions._id), eq(subscriptionEvents.at, deps.clock()));
  const changed = exists(deps.db.select({ _id: subscriptionEvents._id }).from(subscriptionEvents).where(change));
  return look(deps, or(inArray(subscriptions._id, ids), changed));
}

/** Looks at every subscription that has not ended. */
export const observeLive = (deps: Deps): Promise<Observation[]> => look(deps, isNull(subscriptions.endedAt));

async function look(deps: Deps, which: SQL | undefined): Promise<Observation[]> {
  const rows = await deps.db
    .select({ subscriptionId: subscriptions._id, userId: subscriptions.userId, status: subscriptions.status })
    .from(subscriptions)
    .where(which);
  if (rows.length === 0) return [];
  const at = deps.clock();
  // Whom the endpoints behind the gate let in: the gate asks the same of one person.
  const letIn = await withPremium(
    deps,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, at, opens: letIn.has(row.userId) }));
}
