import { limitNotice, warningOf } from '@adunni/contracts/subscriptions/limit-notice';
import { and, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { users } from '../../identity/tables.ts';
import { notify } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { billingAccounts, features } from '../tables.ts';
import { limitEmail } from './email-templates.ts';
import { usageCounters } from './tables.ts';

/** A month’s count right after a use, whose row the caller’s transaction has locked. */
interface CountedUse {
  counterId: string;
  userId: string;
  feature: string;
  used: number | null;
  limit: number | null;
}

/** Tells a person, once per month and share, that most or all of a limit is used: by the bell, and by mail if they wish. */
export async function warnOfLimit(deps: Deps, tx: Tx, { counterId, userId, ...counted }: CountedUse): Promise<void> {
  const { feature, limit, used } = counted;
  const warning = warningOf(used ?? 0, limit);
  if (warning === 0 || limit === null) return;
  const noted = await tx
    .update(usageCounters)
    .set({ warnedAt: warning })
    .where(and(eq(usageCounters._id, counterId), lt(usageCounters.warnedAt, warning)))
    .returning({ _id: usageCounters._id });
  if (noted.length === 0) return;
  const person = await findPerson(tx, userId, feature);
  if (!person) return;
  const notice = limitNotice(person.name, limit, warning);
  const cause = `usage:${counterId}:${warning}`;
  await notify(deps, tx, {
    ...notice,
    kind: notificationKinds.usage,
    path: '/subscription/usage',
    cause,
    userIds: [userId],
  });
  if (person.mailsUsage) await sendMail(deps, tx, 'usage', person.email, limitEmail(person.firstName, notice));
}

async function findPerson(tx: Tx, userId: string, feature: string) {
  const [person] = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      mailsUsage: billingAccounts.mailsUsage,
      name: features.name,
    })
    .from(users)
    .innerJoin(billingAccounts, eq(billingAccounts.userId, users._id))
    .innerJoin(features, eq(features.key, feature))
    .where(and(eq(users._id, userId), eq(users.status, 'active')));
  return person;
}
