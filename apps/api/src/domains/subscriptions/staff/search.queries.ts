import type { SearchResult } from '@adunni/contracts/search/search';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';

/** The subscriptions that people who were found have now. */
export async function findSubscriptions(db: Db | Tx, people: readonly SearchResult[]): Promise<SearchResult[]> {
  const { rows } = await db.execute<{ id: string; userId: string; plan: string; status: SubscriptionStatus }>(sql`
    select s.id, s.user_id as "userId", p.name as plan, s.status
    from subscriptions s join plan_prices on plan_prices.id = s.price_id join plans p on p.id = plan_prices.plan_id
    where s.ended_at is null and s.user_id = any (${sql.param(people.map(({ _id }) => _id))}::uuid[])`);
  return people.flatMap(({ _id, title }) =>
    rows
      .filter(({ userId }) => userId === _id)
      .map(({ id, plan, status }) => ({
        kind: 'subscription' as const,
        _id: id,
        title,
        detail: `${plan} · ${SUBSCRIPTION_STATUSES[status].label}`,
        path: `/admin/subscriptions/${id}`,
      })),
  );
}
