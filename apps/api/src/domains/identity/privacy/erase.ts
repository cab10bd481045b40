import { and, eq, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { forgetMails } from '../../../kit/mail/outbox.ts';
import { forgetBookings } from '../../bookings/forget.service.ts';
import { hasOpenBookings } from '../../bookings/queries.ts';
import { forgetBasket } from '../../cart/forget.service.ts';
import { closeMaker } from '../../makers/service.ts';
import { forgetDocuments } from '../../makers/verification/documents.service.ts';
import { forgetMeasurements } from '../../measurements/forget.service.ts';
import { removePictures } from '../../media/service.ts';
import { forgetSubscriber } from '../../newsletter/service.ts';
import { forgetNotifications } from '../../notifications/service.ts';
import { forgetCustomer } from '../../orders/forget.service.ts';
import { forgetThreads } from '../../orders/thread/forget.service.ts';
import { forgetAccount } from '../../payouts/account/forget.service.ts';
import { forgetReviews } from '../../reviews/forget.service.ts';
import { forgetSubscriptions, holdSubscriptions } from '../../subscriptions/forget.service.ts';
import { forgetUsage } from '../../subscriptions/usage/forget.service.ts';
import { UNUSABLE_PASSWORD } from '../passwords.ts';
import { addresses, mailedTokens, sessions, users } from '../tables.ts';
import { hasOpenOrders } from './queries.ts';

/**
 * Erases every person whose grace is over, one transaction each; who has an order open again, or whose card is
 * just being charged, waits for the next run.
 * One that fails does not keep the others.
 */
export async function eraseDueAccounts(deps: Deps): Promise<void> {
  const due = await deps.db.select({ _id: users._id }).from(users).where(lte(users.deletionDueAt, deps.clock()));
  const failures: unknown[] = [];
  for (const { _id } of due)
    await deps.db.transaction((tx) => eraseIfDue(deps, tx, _id)).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some accounts could not be erased');
}

async function eraseIfDue(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const { isCharging } = await holdSubscriptions(tx, userId);
  const [person] = await tx
    .select({ email: users.email, avatarId: users.avatarId })
    .from(users)
    .where(and(eq(users._id, userId), lte(users.deletionDueAt, deps.clock())))
    .for('update');
  if (!person || isCharging || (await hasOpenOrders(tx, userId)) || (await hasOpenBookings(tx, userId))) return;
  await forgetCustomer(tx, userId);
  await forgetBookings(deps, tx, userId);
  await forgetMeasurements(tx, userId);
  await forgetThreads(deps, tx, userId);
  await forgetReviews(deps, tx, userId);
  await forgetBasket(tx, userId);
  await forgetDocuments(deps, tx, userId);
  await forgetAccount(tx, userId);
  await closeMaker(tx, userId);
  await forgetSubscriber(tx, person.email);
  await forgetSubscriptions(deps, tx, userId);
  await forgetMails(tx, person.email);
  await forgetNotifications(tx, userId);
  await forgetUsage(tx, userId);
  for (const table of [sessions, mailedTokens, addresses]) await tx.delete(table).where(eq(table.userId, userId));
  await tx.update(users).set(nobody(userId)).where(eq(users._id, userId));
  if (person.avatarId) await removePictures(deps, tx, [person.avatarId]);
}

/** What stays of a person, so that the orders that point to them keep pointing to somebody. */
const nobody = (userId: string) => ({
  firstName: 'Deleted',
  lastName: 'person',
  email: `${userId}@deleted.invalid`,
  phone: null,
  passwordHash: UNUSABLE_PASSWORD,
  status: 'deleted' as const,
  avatarId: null,
  emailVerifiedAt: null,
  preferredCurrency: null,
  deletionDueAt: null,
});
