import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { users } from '../../identity/tables.ts';
import { notify } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { legalVersions } from '../tables.ts';

/** People told in one transaction. */
const AT_ONCE = 500;

/** Tells everybody who has an account of announced terms, once each however often it is called. */
export async function announceTerms(deps: Deps, versionId: string): Promise<void> {
  const [version] = await deps.db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions._id, versionId), isNotNull(legalVersions.publishedAt)));
  const { effectiveAt, publishedAt, whatChanged } = version ?? {};
  // It was withdrawn meanwhile.
  if (!effectiveAt || !publishedAt || !whatChanged) return;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const people = await deps.db
      .select({ _id: users._id })
      .from(users)
      .where(and(eq(users.status, 'active'), gt(users._id, after)))
      .orderBy(asc(users._id))
      .limit(AT_ONCE);
    const last = people.at(-1);
    if (!last) return;
    after = last._id;
    await deps.db.transaction((tx) =>
      notify(deps, tx, {
        kind: notificationKinds.terms,
        title: `Our terms change on ${shopDayLabel(effectiveAt)}`,
        text: whatChanged,
        path: '/terms',
        cause: `terms:${versionId}:${publishedAt.toISOString()}`,
        userIds: people.map(({ _id }) => _id),
      }),
    );
  }
}
