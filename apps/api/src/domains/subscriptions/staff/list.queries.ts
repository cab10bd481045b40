import { kobo } from '@adunni/contracts/money';
import type { Span } from '@adunni/contracts/periods';
import type { LoadedSubscriptionRow } from '@adunni/contracts/subscriptions/staff';
import type { PlanInterval, SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import { eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { matchesName } from '../../identity/queries.ts';
import { users } from '../../identity/tables.ts';
import { planPrices, plans, subscriptions } from '../tables.ts';
import { hasMovementIn, paidOn } from './analytics/movements.queries.ts';
import { monthlyOf, PAYING } from './rules.ts';

/** Whether the price that a subscription pays is such. */
const priced = (condition: SQL): SQL =>
  sql`${subscriptions.priceId} in (select ${planPrices._id} from ${planPrices} where ${condition})`;

/** The days that `2026-11-01..2026-11-30` says. */
function spanOf(days: string): Span {
  const [from = '', to = ''] = days.split('..');
  return { from, to };
}

/** Which subscriptions a list shows and in what order. */
export const subscriptionList = {
  table: subscriptions,
  search: (words: string) =>
    sql`${subscriptions.userId} in (select ${users._id} from ${users} where ${matchesName(words)})`,
  filters: {
    status: (value: SubscriptionStatus | 'paying') =>
      value === 'paying' ? inArray(subscriptions.status, [...PAYING]) : eq(subscriptions.status, value),
    trial: () => isNotNull(subscriptions.trialEndsAt),
    plan: (value: string) => priced(eq(planPrices.planId, value)),
    interval: (value: PlanInterval) => priced(eq(planPrices.interval, value)),
    ending: () => sql`${subscriptions.cancelAtPeriodEnd} and ${subscriptions.endedAt} is null`,
    person: subscriptions.userId,
    payingOn: paidOn,
    began: (days: string) => hasMovementIn('began', spanOf(days)),
    left: (days: string) => hasMovementIn('left', spanOf(days)),
    tried: (days: string) => hasMovementIn('tried', spanOf(days)),
    trialEnded: (days: string) => hasMovementIn('trialEnded', spanOf(days)),
    overdue: (days: string) => hasMovementIn('overdue', spanOf(days)),
  },
  sorts: {
    startedAt: subscriptions.startedAt,
    periodEnd: subscriptions.periodEnd,
    amount: sql`(select amount from plan_prices where plan_prices.id = ${subscriptions.priceId})`,
    endedAt: sql`coalesce(${subscriptions.endedAt}, 'infinity')`,
  },
};

/** Subscriptions with the people who have them and what they pay. */
export async function loadSubscriptions({ db }: Pick<StaffCtx, 'db'>, ids: string[]): Promise<LoadedSubscriptionRow[]> {
  const rows = await db
    .select({ subscription: subscriptions, price: planPrices, plan: plans.name, person: users })
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
    .innerJoin(plans, eq(plans._id, planPrices.planId))
    .innerJoin(users, eq(users._id, subscriptions.userId))
    .where(inArray(subscriptions._id, ids));
  return rows.map(({ subscription, price, plan, person }) => ({
    _id: subscription._id,
    person: { _id: person._id, name: `${person.firstName} ${person.lastName}`, email: person.email },
    status: subscription.status,
    plan,
    interval: price.interval,
    amount: price.amount,
    monthly: PAYING.includes(subscription.status) ? monthlyOf(price.amount, price.interval) : kobo(0),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    periodEnd: subscription.periodEnd,
    startedAt: subscription.startedAt,
    endedAt: subscription.endedAt,
  }));
}
